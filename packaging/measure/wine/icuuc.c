/* Stands in for Windows' own icuuc.dll, which Wine 8 lacks: it has no converters at all, and says
 * so. Qt asks for these functions by name when it is loaded. */
#define OFFERED __declspec(dllexport)
#define NONE(name) OFFERED void name(void) {}
enum { UNSUPPORTED = 16 };

OFFERED void *ucnv_open(const char *name, int *error)
{
    (void)name;
    *error = UNSUPPORTED;
    return 0;
}

OFFERED const char *ucnv_getName(void *converter, int *error)
{
    (void)converter;
    *error = UNSUPPORTED;
    return 0;
}

OFFERED const char *ucnv_getStandardName(const char *name, const char *standard, int *error)
{
    (void)name, (void)standard;
    *error = UNSUPPORTED;
    return 0;
}

OFFERED const char *ucnv_getAvailableName(int number)
{
    (void)number;
    return 0;
}

OFFERED int ucnv_countAvailable(void)
{
    return 0;
}

/* Without a converter none of these is called. */
NONE(UCNV_FROM_U_CALLBACK_SUBSTITUTE)
NONE(UCNV_TO_U_CALLBACK_SUBSTITUTE)
NONE(ucnv_cbFromUWriteUChars)
NONE(ucnv_cbToUWriteUChars)
NONE(ucnv_close)
NONE(ucnv_fromUCountPending)
NONE(ucnv_fromUnicode)
NONE(ucnv_getFromUCallBack)
NONE(ucnv_getMaxCharSize)
NONE(ucnv_getToUCallBack)
NONE(ucnv_reset)
NONE(ucnv_setFromUCallBack)
NONE(ucnv_setToUCallBack)
NONE(ucnv_toUCountPending)
NONE(ucnv_toUnicode)

int __stdcall DllMainCRTStartup(void *module, unsigned reason, void *reserved)
{
    (void)module, (void)reason, (void)reserved;
    return 1;
}

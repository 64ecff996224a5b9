; An installer for one user, without an administrator:
; makensis -DVERSION=1.2.3 packaging/ship/windows/installer.nsi, after packaging/dev.py freeze.
Unicode true
ManifestDPIAware true
SetCompressor /SOLID lzma
RequestExecutionLevel user

!ifndef VERSION
  !error "Say which version this is: makensis -DVERSION=1.2.3 installer.nsi"
!endif
!define TITLE "Reunion Desktop"
!define NAME "reunion-desktop"
!define PROGRAM "${TITLE}.exe"
!define RECORD "ReunionDesktop.Record"
; Where freezing leaves the program's own icon.
!define ICON "..\..\..\build\reunion\icon.ico"
!define UNINSTALL "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"

!include "MUI2.nsh"
!include "FileFunc.nsh"
!include "LogicLib.nsh"

Name "${TITLE}"
OutFile "..\..\..\dist\${NAME}-${VERSION}-setup.exe"
InstallDir "$LOCALAPPDATA\Programs\${TITLE}"
InstallDirRegKey HKCU "Software\${TITLE}" "Folder"
VIProductVersion "${VERSION}.0"
VIAddVersionKey "ProductName" "${TITLE}"
VIAddVersionKey "FileDescription" "${TITLE}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT License"

!define MUI_ICON "${ICON}"
!define MUI_UNICON "${ICON}"
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"
!insertmacro MUI_LANGUAGE "German"
!insertmacro MUI_LANGUAGE "French"

LangString OPEN ${LANG_ENGLISH} "${TITLE} is open. Close it, then try again."
LangString OPEN ${LANG_GERMAN} "${TITLE} ist geöffnet. Schließen Sie es und versuchen Sie es dann erneut."
LangString OPEN ${LANG_FRENCH} "${TITLE} est ouvert. Fermez-le, puis réessayez."

; Windows lets nobody write to a program that runs. Nothing is changed before it is closed; where
; nobody can be asked, nothing is changed at all, and the exit code is 2.
!macro UNTIL_CLOSED FILE
  !define /redef AGAIN "again_${__LINE__}"
  ${AGAIN}:
  ${If} ${FileExists} "$INSTDIR\${FILE}"
    ClearErrors
    FileOpen $0 "$INSTDIR\${FILE}" a
    ${If} ${Errors}
      MessageBox MB_RETRYCANCEL|MB_ICONEXCLAMATION "$(OPEN)" /SD IDCANCEL IDRETRY ${AGAIN}
      SetErrorLevel 2
      Quit
    ${EndIf}
    FileClose $0
  ${EndIf}
!macroend

Section
  !insertmacro UNTIL_CLOSED "${PROGRAM}"
  !insertmacro UNTIL_CLOSED "${NAME}.exe"
  SetOutPath "$INSTDIR"
  ; What an older version has left behind must not be found by the new one. Games lie elsewhere.
  RMDir /r "$INSTDIR\_internal"
  File /r "..\..\..\dist\${NAME}\*"
  WriteUninstaller "$INSTDIR\uninstall.exe"
  CreateShortcut "$SMPROGRAMS\${TITLE}.lnk" "$INSTDIR\${PROGRAM}"

  WriteRegStr HKCU "Software\${TITLE}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "Software\Classes\.reunion" "" "${RECORD}"
  WriteRegStr HKCU "Software\Classes\${RECORD}" "" "Réunion game file"
  WriteRegStr HKCU "Software\Classes\${RECORD}\DefaultIcon" "" "$INSTDIR\${PROGRAM},0"
  WriteRegStr HKCU "Software\Classes\${RECORD}\shell\open\command" "" '"$INSTDIR\${PROGRAM}" "%1"'
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'

  WriteRegStr HKCU "${UNINSTALL}" "DisplayName" "${TITLE}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${UNINSTALL}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${UNINSTALL}" "Publisher" "Reunion Desktop contributors"
  WriteRegStr HKCU "${UNINSTALL}" "UninstallString" '"$INSTDIR\uninstall.exe"'
  WriteRegDWORD HKCU "${UNINSTALL}" "NoModify" 1
  WriteRegDWORD HKCU "${UNINSTALL}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  WriteRegDWORD HKCU "${UNINSTALL}" "EstimatedSize" $0
SectionEnd

Section "Uninstall"
  !insertmacro UNTIL_CLOSED "${PROGRAM}"
  !insertmacro UNTIL_CLOSED "${NAME}.exe"
  ; Games and settings stay: they belong to the player, not to the program.
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${PROGRAM}"
  Delete "$INSTDIR\${NAME}.exe"
  Delete "$INSTDIR\uninstall.exe"
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${TITLE}.lnk"
  DeleteRegKey HKCU "Software\Classes\.reunion"
  DeleteRegKey HKCU "Software\Classes\${RECORD}"
  DeleteRegKey HKCU "Software\${TITLE}"
  DeleteRegKey HKCU "${UNINSTALL}"
  System::Call 'shell32::SHChangeNotify(i 0x08000000, i 0, p 0, p 0)'
SectionEnd

/* Bit operations on card sets, for any compiler. */
#ifndef REUNION_BITS_H
#define REUNION_BITS_H

#include <stdint.h>

/* Counting bits is one instruction on any x86 since about 2010, and on every ARM. Where it may be
 * missing, the module checks before it lets itself be imported. */
#if defined(PLAIN_BITS)
/* The including file must run on processors without that instruction. */
#elif defined(__GNUC__) && !defined(__clang__) && defined(__x86_64__)
#pragma GCC target("popcnt")
#define HAS_POPCOUNT
#elif defined(__POPCNT__) || defined(__aarch64__)
#define HAS_POPCOUNT
#endif

#if defined(_MSC_VER)
#include <intrin.h>
#define INLINE static __forceinline
#else
#define INLINE static inline __attribute__((always_inline))
#endif

/* C's own word for it is unknown to Microsoft's compiler in the mode in which Python has it work. */
#define RESTRICT __restrict

/* How many bits are set. */
INLINE int count_bits(uint32_t x)
{
#if defined(HAS_POPCOUNT)
    return __builtin_popcount(x);
#else
    x -= x >> 1 & 0x55555555u;
    x = (x & 0x33333333u) + (x >> 2 & 0x33333333u);
    x = (x + (x >> 4)) & 0x0F0F0F0Fu;
    return (int)(x * 0x01010101u >> 24);
#endif
}

INLINE int count_bits64(uint64_t x)
{
#if defined(HAS_POPCOUNT)
    return __builtin_popcountll(x);
#else
    return count_bits((uint32_t)x) + count_bits((uint32_t)(x >> 32));
#endif
}

/* The place of the lowest bit; x is not 0. */
INLINE int lowest(uint32_t x)
{
#if defined(_MSC_VER)
    unsigned long place;
    _BitScanForward(&place, x);
    return (int)place;
#else
    return __builtin_ctz(x);
#endif
}

/* The place of the highest bit; x is not 0. */
INLINE int highest(uint32_t x)
{
#if defined(_MSC_VER)
    unsigned long place;
    _BitScanReverse(&place, x);
    return (int)place;
#else
    return 31 - __builtin_clz(x);
#endif
}

INLINE int lowest64(uint64_t x)
{
#if !defined(_MSC_VER)
    return __builtin_ctzll(x);
#else
    return (uint32_t)x ? lowest((uint32_t)x) : 32 + lowest((uint32_t)(x >> 32));
#endif
}

INLINE int highest64(uint64_t x)
{
#if !defined(_MSC_VER)
    return 63 - __builtin_clzll(x);
#else
    return x >> 32 ? 32 + highest((uint32_t)(x >> 32)) : highest((uint32_t)x);
#endif
}

/* The lowest bit alone; 0 of 0. */
INLINE uint32_t lowest_bit(uint32_t x)
{
    return x & (0u - x);
}

/* Prefetch memory. */
INLINE void expect(const void *memory)
{
#if defined(_MSC_VER)
    (void)memory;
#else
    __builtin_prefetch(memory);
#endif
}

/* The bit of a place. */
INLINE uint32_t bit(int place)
{
    return (uint32_t)1 << place;
}

#endif

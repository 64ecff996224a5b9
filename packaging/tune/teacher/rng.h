/* Chance and powers that come out the same on every machine. */
#ifndef TEACHER_RNG_H
#define TEACHER_RNG_H

#include <stdint.h>
#include <string.h>

/* Steele and Vigna's SplitMix64. */
static inline uint64_t any_number(uint64_t *state)
{
    uint64_t mixed = *state += 0x9E3779B97F4A7C15u;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9u;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EBu;
    return mixed ^ mixed >> 31;
}

/* From 0 up to, but not, 1. */
static inline float any_share(uint64_t *state)
{
    return (float)(any_number(state) >> 40) / 16777216.0f;
}

static inline int any_below(uint64_t *state, int end)
{
    return (int)((any_number(state) >> 32) * (uint64_t)end >> 32);
}

/* e to the power of x, for x up to 0; a library's own differs from machine to machine. */
static inline float power_of_e(float x)
{
    float y = x * 1.44269504f;
    if (y < -60)
        return 0;
    int whole = (int)y - 1;
    float part = (y - (float)whole) * 0.69314718f; /* from 0 to 2 ln 2 */
    float sum = 1 + part * (1 + part * (0.5f + part * (0.16666667f + part * (0.041666667f
                + part * (0.0083333333f + part * (0.0013888889f + part * 0.0001984127f))))));
    uint32_t bits = (uint32_t)(whole + 127) << 23;
    float scale;
    memcpy(&scale, &bits, sizeof scale);
    return sum * scale;
}

#endif

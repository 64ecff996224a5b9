#include "order.h"

#ifdef REUNION_TUNING
Weights
#else
const Weights
#endif
WEIGHTS[SITUATIONS][KINDS][FATES] = {
#include "weights.h"
};

import type { PublicEndpoint } from './endpoint.ts'

/**
 * Delays an answer until a whole multiple of the configured time has passed, so that the response time does not reveal
 * whether there was an account to do anything for.
 */
export const inConstantTime =
  (answer: PublicEndpoint): PublicEndpoint =>
  async (context, call) => {
    const step = context.settings.constantTimeMilliseconds
    const began = performance.now()
    const result = await answer(context, call)
    if (step > 0) await context.pause(remainder(performance.now() - began, step))
    return result
  }

/** The time left, after `passed`, until the next whole multiple of `step` (at least one step in total). */
export const remainder = (passed: number, step: number): number => Math.max(1, Math.ceil(passed / step)) * step - passed

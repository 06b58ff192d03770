import type { PublicEndpoint } from './endpoint.ts'

/**
 * Keeps an answer back until a whole multiple of the settings' time has passed, so that its time does not tell whether
 * there was an account to do something for.
 */
export const evenly =
  (answer: PublicEndpoint): PublicEndpoint =>
  async (context, call) => {
    const step = context.settings.evenAnswerMilliseconds
    const began = performance.now()
    const result = await answer(context, call)
    if (step > 0) await context.pause(remainder(performance.now() - began, step))
    return result
  }

/** How long it is, after `passed`, to the next whole multiple of `step`, the first one at the earliest. */
export const remainder = (passed: number, step: number): number => Math.max(1, Math.ceil(passed / step)) * step - passed

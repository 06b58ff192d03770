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
    if (step > 0) {
      const passed = performance.now() - began
      await context.pause(Math.ceil(passed / step) * step - passed)
    }
    return result
  }

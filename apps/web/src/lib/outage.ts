/** The code of a request that never got an answer. It is not a refusal: the server did not speak. */
export const UNREACHABLE = 'network.unreachable'
export const UNREACHABLE_MESSAGE = "Squash can't be reached. Check your connection and try again."
export const BROKEN_MESSAGE = 'Something broke on our side. Please try again.'

/** The error for the authentication client's code that did not load, in the shape of that client's own errors. */
export const notLoaded = (cause: unknown): Error & { status: number; code: string } =>
  Object.assign(new Error(UNREACHABLE_MESSAGE, { cause }), { status: 0, code: UNREACHABLE })

/** The code of a request that got no answer. Not a refusal, because it didn't come from the server. */
export const UNREACHABLE = 'network.unreachable'
export const UNREACHABLE_MESSAGE = 'Squash can’t be reached. Check your connection and try again.'
export const BROKEN_MESSAGE = 'Something broke on our side. Please try again.'

/** The error when the authentication client's code did not load, in the shape of the client's own errors. */
export const notLoaded = (cause: unknown): Error & { status: number; code: string } =>
  Object.assign(new Error(UNREACHABLE_MESSAGE, { cause }), { status: 0, code: UNREACHABLE })

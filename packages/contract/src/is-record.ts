/** Whether a value from outside, such as parsed JSON, is an object with fields. A list isn't. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Logs to the browser's console for debugging. Never pass messages, tokens or addresses. */
export function warn(message: string) {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console
  console.warn(message)
}

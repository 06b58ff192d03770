/** The browser's console, for people who debug. Never messages, tokens or addresses. */
export function warn(message: string) {
  // biome-ignore lint/suspicious/noConsole: the one place that writes to the console
  console.warn(message)
}

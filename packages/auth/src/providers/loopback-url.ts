/** Whether an address is on this very machine, where there is nobody to encrypt for. */
export const isLoopbackUrl = (url: string): boolean =>
  /^localhost$|^127\.\d+\.\d+\.\d+$|^\[::1\]$/.test(new URL(url).hostname)

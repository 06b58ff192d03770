/** Whether a URL is on this machine, where traffic needs no encryption. */
export const isLoopbackUrl = (url: string | URL): boolean =>
  /^localhost$|^127\.\d+\.\d+\.\d+$|^\[::1\]$/.test(new URL(url).hostname)

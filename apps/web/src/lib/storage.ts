/**
 * localStorage that never throws, although it can be full or disabled. Without it, Squash works until the tab closes.
 */
export const storage = {
  read(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, value: string) {
    try {
      localStorage.setItem(key, value)
    } catch {
      // Full or disabled: the typed text still stays on screen.
    }
  },
  remove(key: string) {
    try {
      localStorage.removeItem(key)
    } catch {
      // Forbidden: then nothing is stored either.
    }
  },
  removeAll(prefix: string) {
    try {
      for (const key of Object.keys(localStorage)) if (key.startsWith(prefix)) localStorage.removeItem(key)
    } catch {
      // Forbidden: then nothing is stored either.
    }
  },
}

/** A store that never throws, although the browser's can be full or disabled. */
const careful = (area: () => Storage) => ({
  read(key: string): string | null {
    try {
      return area().getItem(key)
    } catch {
      return null
    }
  },
  write(key: string, value: string) {
    try {
      area().setItem(key, value)
    } catch {
      // Full or disabled: the typed text still stays on screen.
    }
  },
  remove(key: string) {
    try {
      area().removeItem(key)
    } catch {
      // Forbidden: then nothing is stored either.
    }
  },
  /** Removes all keys that start with `prefix`, but none that start with `except`. */
  removeAll(prefix: string, except?: string) {
    const isGone = (key: string) => key.startsWith(prefix) && (except === undefined || !key.startsWith(except))
    try {
      for (const key of Object.keys(area())) if (isGone(key)) area().removeItem(key)
    } catch {
      // Forbidden: then nothing is stored either.
    }
  },
})

/** Shared by all tabs, and kept until it is removed. Where it is unavailable, Squash works until the tab closes. */
export const storage = careful(() => localStorage)

/** For this tab alone; survives a reload, but not closing the tab. */
export const tabStorage = careful(() => sessionStorage)

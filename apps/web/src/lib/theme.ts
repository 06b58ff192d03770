import { storage } from './storage.ts'

const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** Also read by /theme.js before the first paint. */
const KEY = 'squash-theme'

/** The theme chosen in this browser. */
export function chosenTheme(): Theme {
  const stored = storage.read(KEY)
  return THEMES.find((theme) => theme === stored) ?? 'system'
}

/** Shows this theme from now on; `system` follows the device. */
export function chooseTheme(theme: Theme) {
  if (theme === 'system') {
    storage.remove(KEY)
    delete document.documentElement.dataset.theme
    return
  }
  storage.write(KEY, theme)
  document.documentElement.dataset.theme = theme
}

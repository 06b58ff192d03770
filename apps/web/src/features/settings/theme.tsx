import { useState } from 'react'
import { storage } from '../../lib/storage.ts'
import { RadioCards, type RadioOption } from '../../ui/radio-cards.tsx'

const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/**
 * Also read by /theme.js before the first paint, so that a chosen theme never flashes. That is a file of its own, because the
 * page's policy forbids inline scripts, and is served as written: each comment in it costs every visitor.
 */
const KEY = 'squash-theme'

/** The theme chosen in this browser. */
function chosenTheme(): Theme {
  const stored = storage.read(KEY)
  return THEMES.find((theme) => theme === stored) ?? 'system'
}

/** Switches to a theme and remembers it; `system` follows the device. */
function chooseTheme(theme: Theme) {
  colourBrowserBar(theme)
  if (theme === 'system') {
    storage.remove(KEY)
    delete document.documentElement.dataset.theme
    return
  }
  storage.write(KEY, theme)
  document.documentElement.dataset.theme = theme
}

/** The same as /theme.js does for a theme that was chosen before. */
function colourBrowserBar(theme: Theme) {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const isDark = theme === 'system' ? meta.media.includes('dark') : theme === 'dark'
    meta.content = isDark ? '#17120e' : '#fff7e8'
  }
}

const options: readonly RadioOption<Theme>[] = [
  { value: 'system', label: 'Same as my device', emoji: '🌗' },
  { value: 'light', label: 'Light', emoji: '☀️' },
  { value: 'dark', label: 'Dark', emoji: '🌙' },
]

/** Chooses the theme of this browser. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(chosenTheme)
  const choose = (next: Theme) => {
    chooseTheme(next)
    setTheme(next)
  }
  return <RadioCards legend="Theme" options={options} value={theme} onChange={choose} />
}

import type { Profile } from '@squash/contract/profiles'
import type { ReaderManner, ReaderTone } from '@squash/contract/values'
import { useState } from 'react'
import { useSettings } from '../../lib/profile.ts'
import { storage } from '../../lib/storage.ts'
import { RadioCards, type RadioOption } from '../../ui/radio-cards.tsx'

const THEMES = ['system', 'light', 'dark'] as const
type Theme = (typeof THEMES)[number]

/**
 * Also read by /theme.js before the first paint, so that the other theme never flashes up. That script is a file of its
 * own, because the page's policy forbids inline scripts. It is served as written: each comment in it costs every visitor.
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

/** Colours the browser's bar, as /theme.js does for a theme that was chosen before. */
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

const TONES: readonly RadioOption<ReaderTone | 'any'>[] = [
  { value: 'any', label: 'No preference' },
  { value: 'brief', label: 'Brief' },
  { value: 'warm', label: 'Warm' },
]
const MANNERS: readonly RadioOption<ReaderManner | 'any'>[] = [
  { value: 'any', label: 'No preference' },
  { value: 'direct', label: 'Direct' },
  { value: 'careful', label: 'Careful' },
]

/** The first is wider, so that "No preference" stays on one line. */
const COLUMNS = 'grid-cols-1 sm:grid-cols-[1.4fr_1fr_1fr]'

/** How the user likes to be addressed; each choice is saved at once. */
export function ReaderPreference({ profile }: { profile: Profile }) {
  const [settings, change] = useSettings(profile)
  if (!settings) return null
  const { reader_tone, reader_manner } = settings
  return (
    <div className="flex flex-col gap-5">
      <RadioCards
        legend="Tone"
        columns={COLUMNS}
        options={TONES}
        value={reader_tone ?? 'any'}
        onChange={(tone) => change({ reader_tone: tone === 'any' ? null : tone })}
      />
      <RadioCards
        legend="Directness"
        columns={COLUMNS}
        options={MANNERS}
        value={reader_manner ?? 'any'}
        onChange={(manner) => change({ reader_manner: manner === 'any' ? null : manner })}
      />
    </div>
  )
}

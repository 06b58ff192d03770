import { useState } from 'react'
import { chooseTheme, chosenTheme, type Theme } from '../../lib/theme.ts'
import { RadioCards, type RadioOption } from '../../ui/radio-cards.tsx'

const options: readonly RadioOption<Theme>[] = [
  { value: 'system', label: 'As my device', emoji: '🌗' },
  { value: 'light', label: 'Light', emoji: '☀️' },
  { value: 'dark', label: 'Dark', emoji: '🌙' },
]

/** The theme of this browser; it takes effect at once. */
export function ThemeSwitch() {
  const [theme, setTheme] = useState(chosenTheme)
  const choose = (next: Theme) => {
    chooseTheme(next)
    setTheme(next)
  }
  return <RadioCards legend="Theme" options={options} value={theme} onChange={choose} />
}

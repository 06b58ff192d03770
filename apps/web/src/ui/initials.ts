/** Up to two letters for a name: 'Jonas Weber' gives JW, 'Maya' MA, nothing '?'. */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s@._-]+/)
    .filter(Boolean)
  const [first, last] = [words.at(0), words.at(-1)]
  if (!first || !last) return '?'
  const letters = words.length > 1 ? [...first].slice(0, 1).concat([...last].slice(0, 1)) : [...first].slice(0, 2)
  return letters.join('').toUpperCase()
}

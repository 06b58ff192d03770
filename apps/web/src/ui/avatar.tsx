import { classNames } from './class-names.ts'
import { softTone, type Tone } from './tone.ts'

/**
 * Up to two letters for a name: 'Jonas Weber' gives JW, nothing '?'. A single name or an address gives one letter, so that
 * people keep their first letter where only their first name is shown.
 */
export function initials(name: string): string {
  const words = name
    .trim()
    .split(/[\s@._-]+/)
    .filter(Boolean)
  const [first, last] = [words.at(0), words.at(-1)]
  if (!first || !last) return '?'
  const letters = words.length > 1 && !name.includes('@') ? [first, last] : [first]
  return letters
    .flatMap((word) => [...word].slice(0, 1))
    .join('')
    .toUpperCase()
}

type AvatarProps = {
  name: string
  src?: string | null
  tone?: Tone
  size?: 'tiny' | 'small' | 'regular' | 'banner' | 'large' | 'huge'
}

const sizes = {
  tiny: 'size-7 text-[0.7rem]',
  small: 'size-9 text-xs',
  regular: 'size-11 text-sm',
  banner: 'size-12 text-base sm:size-16 sm:text-xl',
  large: 'size-16 text-xl',
  huge: 'size-20 text-2xl sm:size-24 sm:text-3xl',
}

/**
 * A person's photo, or their initials. Decorative, because the name is next to it: excluded from screen readers, find
 * in page and copying.
 */
export function Avatar({ name, src, tone = 'plain', size = 'regular' }: AvatarProps) {
  const look = classNames('outlined inline-grid shrink-0 place-items-center rounded-full', sizes[size], softTone[tone])
  if (src) return <img src={src} alt="" className={classNames(look, 'object-cover')} />
  return (
    <span
      aria-hidden
      data-initials={initials(name)}
      className={classNames(look, 'font-bold select-none before:content-[attr(data-initials)]')}
    />
  )
}

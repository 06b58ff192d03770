import { classNames } from './class-names.ts'
import { initials } from './initials.ts'
import { softTone, type Tone } from './tone.ts'

type AvatarProps = { name: string; src?: string | null; tone?: Tone; size?: 'small' | 'regular' | 'large' | 'huge' }

const sizes = {
  small: 'size-9 text-xs',
  regular: 'size-11 text-sm',
  large: 'size-16 text-xl',
  huge: 'size-20 text-2xl sm:size-24 sm:text-3xl',
}

/** A person's photo, or their initials. The name stands beside it, so it is decoration: to screen readers, to search, to copying. */
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

import type { CrisisHelp, CrisisResource } from '@squash/contract/safety'
import type { CrisisNeed } from '@squash/contract/values'
import { buttonStyle } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

const linkClass = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

/** The emergency number, first and large; without a known country, the advice to call the local one. */
export function EmergencyNumber({ emergency }: Pick<CrisisHelp, 'emergency'>) {
  return (
    <div className="flex min-h-20 flex-wrap content-center items-center gap-x-4 gap-y-2 sm:min-h-12">
      <p className="min-w-0 font-bold">
        {emergency === null
          ? 'In danger right now? Call the emergency number where you are.'
          : 'In danger right now? Call for help first.'}
      </p>
      {emergency !== null && (
        <a href={callLink(emergency)} className={buttonStyle('danger', 'regular', 'whitespace-nowrap')}>
          Call {emergency}
        </a>
      )}
    </div>
  )
}

type CrisisListProps = Pick<CrisisHelp, 'resources'> & {
  /** Whether calling is the main action of the place where this is shown. */
  isMain?: boolean
}

/**
 * Helplines and protection services, each with every way to reach it. External pages open in a new tab, so that nothing
 * typed is lost.
 */
export function CrisisList({ resources, isMain = false }: CrisisListProps) {
  return (
    <ul className="divide-y-2 divide-faint">
      {resources.map((resource) => (
        <li key={resource.url + resource.name} className="py-2.5 first:pt-0 last:pb-0">
          <Service resource={resource} isMain={isMain} />
        </li>
      ))}
    </ul>
  )
}

type ServiceProps = { resource: CrisisResource; isMain: boolean }

function Service({ resource: { name, needs, phone, text, url }, isMain }: ServiceProps) {
  const sms = text === null ? null : textLink(text)
  return (
    <>
      <p className="font-bold leading-snug">{name}</p>
      <p className="text-sm text-muted">{needs.map((need) => NEED_WORDS[need]).join(' · ')}</p>
      <p className={classNames('flex flex-wrap items-center gap-x-5', isMain && 'mt-2 gap-y-1')}>
        {phone !== null && (
          <a href={callLink(phone)} className={isMain ? buttonStyle('primary', 'regular') : linkClass}>
            Call {phone}
          </a>
        )}
        {text !== null &&
          (sms === null ? (
            <span className="inline-flex min-h-11 items-center">Text {text}</span>
          ) : (
            <a href={sms} className={linkClass}>
              Text {text}
            </a>
          ))}
        <a href={url} target="_blank" rel="noopener noreferrer" className={linkClass}>
          {siteOf(url)}
          <span className="sr-only">, the website of {name}, opens in a new tab</span>
        </a>
      </p>
    </>
  )
}

const siteOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url)

/** What each service helps with. */
const NEED_WORDS: Record<CrisisNeed, string> = {
  despair: 'When you can’t see a way forward',
  violence: 'Violence, threats and control',
  children: 'Children and young people',
}

/** `tel:` link for a formatted number: '0800 111 0 111'. */
export const callLink = (number: string): string => `tel:${number.replace(/[^\d+]/g, '')}`

/**
 * `sms:` link for a number to text, with the keyword to send if there is one: '988', 'HOME to 741741'.
 * @returns null when it names no number
 */
export function textLink(text: string): string | null {
  const { word, number } = /^(?:(?<word>.+) to )?(?<number>\+?\d[\d -]*)$/.exec(text.trim())?.groups ?? {}
  if (number === undefined) return null
  const body = word === undefined ? '' : `?&body=${encodeURIComponent(word)}`
  return `sms:${number.replace(/[^\d+]/g, '')}${body}`
}

import type { CrisisHelp, CrisisResource } from '@squash/contract/safety'
import { buttonStyle } from '../../ui/button-style.ts'
import { callLink, textLink } from './dial.ts'
import { NEED_WORDS } from './need-words.ts'

const linkClass = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

/** The number to call in danger, first and large; where nothing tells the country, the advice to call the one that holds there. */
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

/** People who listen or protect, each with every way to reach them. Pages of others open beside this one, so that nothing typed is lost. */
export function CrisisList({ resources }: Pick<CrisisHelp, 'resources'>) {
  return (
    <ul className="divide-y-2 divide-faint">
      {resources.map((resource) => (
        <li key={resource.url + resource.name} className="py-2.5 first:pt-0 last:pb-0">
          <Service resource={resource} />
        </li>
      ))}
    </ul>
  )
}

function Service({ resource: { name, needs, phone, text, url } }: { resource: CrisisResource }) {
  const sms = text === null ? null : textLink(text)
  return (
    <>
      <p className="font-bold leading-snug">{name}</p>
      <p className="text-sm text-muted">{needs.map((need) => NEED_WORDS[need]).join(' · ')}</p>
      <p className="flex flex-wrap gap-x-5">
        {phone !== null && (
          <a href={callLink(phone)} className={linkClass}>
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
          <span className="sr-only">, the page of {name}, opens in a new tab</span>
        </a>
      </p>
    </>
  )
}

const siteOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : url)

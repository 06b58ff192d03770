import type { Agreement } from '@squash/contract/agreements'
import { createPortal } from 'react-dom'
import { dayOf } from '../dates.ts'
import { namesOf, whoLabel } from './agreement.ts'

/**
 * The agreement as it is printed: title, names, date and list, and nothing else of the page. It is next to the app in
 * the document while it is being printed, so that the style sheet can hide the app.
 */
export function PrintSheet({ agreement }: { agreement: Agreement }) {
  const { title, names, commitments, confirmed_at } = agreement
  const short = namesOf(agreement)
  const changedAt = agreement.revisions[0]?.created_at ?? agreement.created_at
  return createPortal(
    <article data-print-sheet className="hidden">
      <h1 className="text-3xl">{title}</h1>
      <p className="mt-2">
        {names.user1} and {names.user2}
      </p>
      <p>{confirmed_at ? `Agreed on ${dayOf(confirmed_at)}` : `Draft from ${dayOf(changedAt)}`}</p>
      <table className="mt-6 w-full border-collapse text-left align-top">
        <thead>
          <tr className="border-b-2">
            <th className="py-2 pr-4">Who</th>
            <th className="py-2 pr-4">What</th>
            <th className="py-2">By when</th>
          </tr>
        </thead>
        <tbody>
          {commitments.map(({ who, what, by }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list has no other identity, and nothing here keeps state
            <tr key={row} className="border-b align-top">
              <td className="py-2 pr-4 font-bold">{whoLabel(who, short)}</td>
              <td className="py-2 pr-4 wrap-anywhere">{what}</td>
              <td className="py-2 wrap-anywhere">{by ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </article>,
    document.body,
  )
}

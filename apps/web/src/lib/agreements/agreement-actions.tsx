import type { Agreement } from '@squash/contract/agreements'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { answerError, unreachableError } from '../api-error.ts'
import { accessToken } from '../bearer.ts'
import { dayOf } from '../dates.ts'
import { failureOf, toastFailure } from '../failure.tsx'
import { saveFile } from '../save-file.ts'
import { hasConfirmed, namesOf, PLACES, whoLabel } from './agreement.ts'
import { useConfirm } from './queries.ts'

/** Why the rest of the list can't be used: a change has to be saved or cancelled first. */
export type Blocked = { reasonId: string; focusForm: () => void }

type AgreementActionsProps = {
  agreement: Agreement
  /** Set while a commitment is edited, because what is on screen isn't what would be agreed to. */
  blocked: Blocked | null
  /** Called once the viewer has agreed, and the button is gone. */
  focusAfter: () => void
}

/** Buttons to agree to the list, print it and download it as a calendar. */
export function AgreementActions({ agreement, blocked, focusAfter }: AgreementActionsProps) {
  const { conflict_id, revision, viewer_role, calendar_path, can_change } = agreement
  const confirming = useConfirm(conflict_id, focusAfter)
  const calendar = useCalendarFile()
  const sheet = usePrintSheet()
  return (
    <div className="flex flex-col gap-3">
      {blocked && <p id={blocked.reasonId}>Save or cancel your change first. Then you can agree.</p>}
      <div id={PLACES.actions} className="flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        {can_change && !hasConfirmed(agreement, viewer_role) && (
          <Button
            variant="primary"
            because={blocked?.reasonId}
            busy={confirming.isPending}
            onClick={() => (blocked ? blocked.focusForm() : confirming.mutate(revision))}
          >
            I agree to this
          </Button>
        )}
        {calendar_path !== null && (
          <Button busy={calendar.isPending} onClick={() => calendar.mutate(calendar_path)}>
            Add to calendar
          </Button>
        )}
        <Button onClick={sheet.print}>Print the agreement</Button>
        {sheet.isPrinting && <PrintSheet agreement={agreement} />}
      </div>
    </div>
  )
}

/** Adds the sheet to the page only while it is printed, so that the browser's own print command prints the page itself. */
function usePrintSheet() {
  const [isPrinting, setPrinting] = useState(false)
  useEffect(() => {
    const done = () => setPrinting(false)
    window.addEventListener('afterprint', done)
    return () => window.removeEventListener('afterprint', done)
  }, [])
  const print = () => {
    flushSync(() => setPrinting(true))
    window.print()
  }
  return { isPrinting, print }
}

/** Downloads the calendar file, which any calendar opens. */
const useCalendarFile = () =>
  useMutation({
    mutationFn: loadCalendarFile,
    onSuccess: (file) => saveFile('squash-agreement.ics', file),
    onError: (error) => toastFailure(failureOf(error, 'The calendar file didn’t download')),
  })

/**
 * Fetches an agreement's calendar file. Only the two parties may have it, so the request needs the bearer, which a link
 * can't send.
 * @throws ApiError
 */
async function loadCalendarFile(path: string): Promise<Blob> {
  const token = await accessToken()
  const headers = new Headers(token === null ? {} : { authorization: `Bearer ${token}` })
  const response = await fetch(path, { headers }).catch((cause) => {
    throw unreachableError(cause)
  })
  if (!response.ok) throw answerError(response.status, await response.json().catch(() => null))
  return response.blob()
}

/**
 * The agreement as it is printed: title, names, date and list, and nothing else of the page. While it is printed, it is
 * next to the app in the document, so that the style sheet can hide the app.
 */
function PrintSheet({ agreement }: { agreement: Agreement }) {
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
            <th className="py-2">When</th>
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

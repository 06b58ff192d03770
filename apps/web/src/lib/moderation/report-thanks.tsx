import { reportsMessages } from '@squash/contract/messages/reports'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/button.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import type { OtherPerson } from './subject.ts'

type ReportThanksProps = { person: OtherPerson | null; onBlock: (person: OtherPerson) => void; onClose: () => void }

/** What happens next, and a way to have peace until then. */
export function ReportThanks({ person, onBlock, onClose }: ReportThanksProps) {
  const said = useRef<HTMLParagraphElement>(null)
  // The button that had the focus is gone.
  useEffect(() => said.current?.focus(), [])
  return (
    <div className="flex flex-col gap-5">
      <p ref={said} tabIndex={-1} className="text-lg">
        {reportsMessages.reported}
      </p>
      {person && (
        <div className="flex flex-col items-start gap-3">
          <p className="text-muted">
            You do not have to wait for us: if you block {person.name}, nothing new from them reaches you.
          </p>
          <Button className="wrap-anywhere" onClick={() => onBlock(person)}>
            Block {person.name}
          </Button>
        </div>
      )}
      <FormActions>
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
        <LinkButton to="/reports">See your reports</LinkButton>
      </FormActions>
    </div>
  )
}

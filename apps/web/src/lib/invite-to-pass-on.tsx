import { passOnMessages } from '@squash/contract/messages/pass-on'
import { INVITES_PER_DAY } from '@squash/rules/conflicts/invite-limits'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { copyLink } from './copy-link.ts'

type InviteToPassOnProps = {
  /** The path of the link. */
  link: string
  /** The invited address. */
  email: string
}

/** For the creator while the invite's mail waits for another day: why it waits, and a link that they can pass on until then. */
export function InviteToPassOn({ link, email }: InviteToPassOnProps) {
  const url = location.origin + link
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <p className="max-w-[60ch] wrap-anywhere">{passOnMessages.waits(email, INVITES_PER_DAY.address)}</p>
      <TextField
        label={passOnMessages.label}
        hint={<span className="wrap-anywhere">{passOnMessages.hint(email)}</span>}
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button size="small" className="self-start" onClick={() => void copyLink(url)}>
        Copy link
      </Button>
    </div>
  )
}

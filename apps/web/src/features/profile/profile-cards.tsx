import type { Profile } from '@squash/contract/profiles'
import { useState } from 'react'
import { signOut } from '../../lib/auth.ts'
import { SupporterBanner, supporterOf } from '../../lib/people/supporter.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { EmojiTile } from '../../ui/emoji.tsx'
import { LinkButton } from '../../ui/link-button.tsx'

/** Thanks for a tip, or an invitation to leave one. */
export function SupporterCard({ profile }: { profile: Profile }) {
  const supporter = supporterOf(profile)
  if (supporter !== null) return <SupporterBanner supporter={supporter} thanks="You keep the lights on. Thank you." />
  return (
    <Card as="section" className="flex h-full items-center gap-4 sm:gap-5">
      <EmojiTile emoji="💛" size="large" locked />
      <div className="flex min-w-0 flex-col items-start">
        <p className="eyebrow">Supporter</p>
        <h2 className="mt-0.5 text-xl sm:text-2xl">Not yet</h2>
        <p className="mt-1 text-muted">A tip keeps Squash going and adds a small emoji next to your name.</p>
        <LinkButton to="/support-us" size="small" className="mt-3">
          Take a look
        </LinkButton>
      </div>
    </Card>
  )
}

const tips = [
  'Reply within a week. Declining an invite is fine and costs nothing. Not replying costs 5.',
  'Settling on the first suggestion earns the most: 20 for the squash, 30 for the peace.',
  'Name the core issue when you’re asked to. It’s hard, and it’s worth 10 to each of you.',
  'Visit seven days in a row for another 20.',
]

/** What earns SquashCred. */
export function TipsCard() {
  return (
    <Card as="section" tone="mediator">
      <h2 className="text-xl">Tips for your SquashCred</h2>
      <ul className="mt-3 grid list-disc gap-2 pl-5 marker:text-muted">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ul>
    </Card>
  )
}

/** Links to /security. */
export function SecurityCard() {
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <h2 className="text-xl">Security</h2>
      <p className="text-muted">Two-step sign-in, email and password, your devices, and the people you’ve blocked.</p>
      <LinkButton to="/security">Open security</LinkButton>
    </Card>
  )
}

/** Links to /reports. */
export function ReportsCard() {
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <h2 className="text-xl">Reports</h2>
      <p className="text-muted">Decisions about you and the reasons for them, and what happened to your reports.</p>
      <LinkButton to="/reports">Open reports</LinkButton>
    </Card>
  )
}

/** Ends every session, after a confirmation. */
export function SignOutEverywhere() {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const leave = () => {
    setBusy(true)
    void signOut('global')
  }
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <h2 className="text-xl">Sign out everywhere</h2>
      <p className="text-muted">
        Left yourself signed in on another device? This ends every session, this one included.
      </p>
      <Button onClick={() => setAsking(true)} className="mt-auto">
        Sign out everywhere
      </Button>
      <ConfirmDialog
        open={asking}
        onClose={() => setAsking(false)}
        onConfirm={leave}
        busy={busy}
        title="Sign out everywhere?"
        description="You’ll have to sign in again on every device. Anything you’ve written here but not sent will be deleted."
        confirmLabel="Sign out everywhere"
      />
    </Card>
  )
}

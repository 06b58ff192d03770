import type { Profile } from '@squash/contract/profiles'
import { type ReactNode, useState } from 'react'
import { signOut } from '../../lib/auth.ts'
import { LoadFailed } from '../../lib/loaded.tsx'
import { PreviewSwitch } from '../../lib/preview/preview-setting.tsx'
import { useRequiredProfile } from '../../lib/profile.ts'
import { useStayAtAnchor } from '../../lib/stay-at-anchor.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Card, Section } from '../../ui/card.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { Page } from '../../ui/page.tsx'
import { Skeletons } from '../../ui/states.tsx'
import { DeviceNotifications, MailSwitches } from './notifications.tsx'
import { ReaderPreference, ThemeSwitch } from './preferences.tsx'
import { YourData } from './your-data.tsx'

/** The sections in order, each with its heading. */
const SECTIONS = {
  account: 'Account',
  notifications: 'Notifications',
  messages: 'Messages',
  privacy: 'Privacy',
  appearance: 'Appearance',
  security: 'Security',
  'your-data': 'Your data',
} as const

const entries = Object.entries(SECTIONS)

/** /profile/settings: everything a user can set, or a link to where it is set. */
export function SettingsScreen() {
  useStayAtAnchor()
  const profile = useRequiredProfile()
  return (
    <Page title="Settings" back={{ to: '/profile', label: 'Profile' }}>
      <div className="grid gap-8 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-10">
        <SectionLinks />
        <div className="flex min-w-0 flex-col gap-10">
          {!profile.isPending && !profile.data && <LoadFailed query={profile} title="Your settings didn’t load" />}
          <AccountSettings email={profile.data?.email ?? null} />
          <Section id="notifications" title={SECTIONS.notifications}>
            <Pair>
              <SettingCard title="Email notifications" lead="You’ll always get emails about your account itself.">
                <Stored profile={profile.data} height="h-80">
                  {(own) => <MailSwitches profile={own} />}
                </Stored>
              </SettingCard>
              <SettingCard
                title="Notifications on this device"
                lead="They only say it’s your turn, never what it’s about or who it’s with."
              >
                <DeviceNotifications />
              </SettingCard>
            </Pair>
          </Section>
          <Section id="messages" title={SECTIONS.messages}>
            <Pair>
              <SettingCard title="Before you send">
                <Stored profile={profile.data} height="h-20">
                  {() => <PreviewSwitch />}
                </Stored>
              </SettingCard>
              <SettingCard
                title="How Squash words things for you"
                lead="This applies to what others write to you. Only you can see what you choose."
              >
                <Stored profile={profile.data} height="h-44">
                  {(own) => <ReaderPreference profile={own} />}
                </Stored>
              </SettingCard>
            </Pair>
          </Section>
          <Section id="privacy" title={SECTIONS.privacy}>
            <Pair>
              <LinkCard title="Blocked people" to="/security#blocked" action="See who you’ve blocked">
                Their invites don’t reach you, and they aren’t told.
              </LinkCard>
              <LinkCard title="Reports" to="/reports" action="Open reports">
                Decisions about you and the reasons for them, and what happened to your reports.
              </LinkCard>
            </Pair>
          </Section>
          <Section id="appearance" title={SECTIONS.appearance}>
            <Card>
              <ThemeSwitch />
            </Card>
          </Section>
          <Section id="security" title={SECTIONS.security}>
            <Pair>
              <LinkCard title="Sign-in and devices" to="/security" action="Open security">
                Two-step sign-in, your devices, and recent activity.
              </LinkCard>
              <SignOutEverywhere />
            </Pair>
          </Section>
          <Section id="your-data" title={SECTIONS['your-data']}>
            <Stored profile={profile.data} height="h-48">
              {(own) => <YourData profile={own} />}
            </Stored>
          </Section>
        </div>
      </div>
    </Page>
  )
}

/** Links to the sections. They are native anchors, so that the browser moves the focus along. */
const SectionLinks = () => (
  <nav aria-label="Sections" className="lg:sticky lg:top-24 lg:self-start">
    <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-1">
      {entries.map(([id, title]) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="inline-flex min-h-11 items-center rounded-control border-2 border-edge bg-card px-3.5 font-semibold no-underline hover:bg-lime-soft lg:flex lg:border-transparent lg:bg-transparent"
          >
            {title}
          </a>
        </li>
      ))}
    </ul>
  </nav>
)

const AccountSettings = ({ email }: { email: string | null }) => (
  <Section id="account" title={SECTIONS.account}>
    <Pair>
      <LinkCard title="Name and photo" to="/profile" action="Go to your profile">
        How others see you. You can change them on your profile.
      </LinkCard>
      <LinkCard title="Email and password" to="/security" action="Change email or password">
        {email === null ? 'How you sign in.' : `You sign in with ${email}.`}
      </LinkCard>
    </Pair>
  </Section>
)

const Pair = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-4 sm:gap-5 xl:grid-cols-2">{children}</div>
)

type SettingCardProps = { title: string; lead?: string; children: ReactNode }

const SettingCard = ({ title, lead, children }: SettingCardProps) => (
  <Card as="section" className="self-start">
    <h3 className="text-xl">{title}</h3>
    {lead && <p className="mt-1 text-muted">{lead}</p>}
    <div className="mt-4">{children}</div>
  </Card>
)

type StoredProps = { profile: Profile | null | undefined; height: string; children: (profile: Profile) => ReactNode }

/** What is stored on the profile, or a placeholder of the same height until it has loaded. */
function Stored({ profile, height, children }: StoredProps) {
  if (profile) return children(profile)
  if (profile === null) return <p className="text-muted">This setting didn’t load.</p>
  return <Skeletons label="Loading your settings…" of={[height]} />
}

type LinkCardProps = { title: string; to: string; action: string; children: ReactNode }

/** Says what is set on another screen, and links there. */
const LinkCard = ({ title, to, action, children }: LinkCardProps) => (
  <Card as="section" className="flex flex-col items-start gap-3">
    <h3 className="text-xl">{title}</h3>
    <p className="text-muted wrap-anywhere">{children}</p>
    <LinkButton to={to} className="mt-auto">
      {action}
    </LinkButton>
  </Card>
)

/** Ends every session, after a confirmation. */
function SignOutEverywhere() {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const leave = () => {
    setBusy(true)
    void signOut('global')
  }
  return (
    <Card as="section" className="flex flex-col items-start gap-3">
      <h3 className="text-xl">Sign out everywhere</h3>
      <p className="text-muted">
        Still signed in on another device? This signs you out on all of them, including this one.
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

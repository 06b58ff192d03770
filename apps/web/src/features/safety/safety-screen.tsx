import { buttonStyle } from '../../ui/button.tsx'
import { useHoldTour } from '../../ui/hold-tour.ts'
import { TextLink } from '../../ui/link.tsx'
import { Page } from '../../ui/page.tsx'
import { Point, Points, Reading, ReadingPart } from '../../ui/reading.tsx'
import { WhoCanHelp } from './who-can-help.tsx'

/** /safety: when mediation is the wrong tool, and who can help. Kept plain, because the reader may be afraid. */
export function SafetyScreen() {
  useHoldTour()
  return (
    <Page
      width="narrow"
      title="When talking isn’t the answer"
      documentTitle="Safety"
      lead={
        <p className="w-full max-w-[68ch]">
          Mediation is for people who can say no to each other. If you’re afraid of someone, it isn’t right for the two
          of you, and that’s not your fault.
        </p>
      }
    >
      <div className="pointer-events-none sticky top-20 z-10 mb-5 flex justify-end">
        <div className="pointer-events-auto">
          <LeaveQuickly />
        </div>
      </div>
      <div className="flex flex-col gap-5">
        <WhoCanHelp />
        <Reading>
          <WrongTool />
          <WhatThePauseMeans />
          <HowToGuardYourself />
          <IfSomeoneIsWatching />
        </Reading>
      </div>
    </Page>
  )
}

/** Warning signs in plain words. */
function WrongTool() {
  return (
    <ReadingPart title="Signs that a mediator is the wrong tool">
      <Points>
        <Point>You’re afraid of how they’ll react, and weigh every word.</Point>
        <Point>They hit, push, choke or throw things, or say that they will. Once is enough.</Point>
        <Point>They decide who you see, what you wear, what you spend or where you go, or go through your phone.</Point>
        <Point>They follow you, wait for you, turn up uninvited, or won’t stop messaging you.</Point>
        <Point>They pressure you into sex, or into keeping quiet about it.</Point>
        <Point>They say they’ll hurt themselves if you leave.</Point>
        <Point>A child is being hurt or neglected, or sees violence at home.</Point>
        <Point>You’re thinking of hurting yourself, or don’t want to live.</Point>
      </Points>
      <p>Even one of these is reason enough to talk to an expert before you talk to the other person.</p>
    </ReadingPart>
  )
}

/** About the safety check before something is sent. */
function WhatThePauseMeans() {
  return (
    <ReadingPart title="When Squash asks before it sends">
      <p>
        Before we store your words or pass them on, a check on our server looks for signs of danger. It knows words, not
        people, and it makes mistakes.
      </p>
      <Points>
        <Point>
          <strong>A hint</strong> is one sentence with a link to this page. Nothing else happens.
        </Point>
        <Point>
          <strong>A pause</strong> asks first. You can change your words, send them as they are, or not send them. If
          they show signs of danger and you send them unchanged, the conflict stays private: no ruling, and nothing on
          the public board. You can ask a moderator to review that. A debate is public either way: everyone who’s signed
          in can read what you send there.
        </Point>
        <Point>
          <strong>A stop</strong> means that your words read like a threat to someone. They can’t be sent: Squash
          doesn’t put threats into nicer words.
        </Point>
        <Point>
          The other person never finds out about any of this. Words that a pause or a stop holds back are kept only in
          your browser, as a draft. If you go on to a preview, our server keeps it for up to 24 hours.
        </Point>
      </Points>
    </ReadingPart>
  )
}

function HowToGuardYourself() {
  return (
    <ReadingPart title="You never have to answer">
      <Points>
        <Point>
          <strong>Decline:</strong> the invite closes without blame, and nobody loses points. All they see is that you
          declined. The email has a link that stops invites to your address for good.
        </Point>
        <Point>
          <strong>Block:</strong> on their profile, or on the invite. Their invites don’t reach you any more, and they
          aren’t told. Conflicts and debates you already share stay open.
        </Point>
        <Point>
          <strong>Report:</strong> a person looks into it, and the author doesn’t find out who you are. See the{' '}
          <TextLink to="/rules">community rules</TextLink>.
        </Point>
        <Point>
          <strong>Leave it:</strong> a conflict closes by itself after 30 days without activity.
        </Point>
      </Points>
    </ReadingPart>
  )
}

function IfSomeoneIsWatching() {
  return (
    <ReadingPart title="If someone else may look at your device">
      <Points>
        <Point>
          Use a private window, or a device that belongs to someone you trust. “Leave this page quickly” doesn’t clear
          your history.
        </Point>
        <Point>
          <TextLink to="/security">Security</TextLink> shows where you’re signed in. You can sign out of each device,
          and change your password.
        </Point>
        <Point>Sign out when you’re done: drafts are kept in this browser until then.</Point>
        <Point>
          Anyone who can open your inbox can read the emails Squash sends you. You can switch most of those emails off
          in <TextLink to="/profile/settings#notifications">your settings</TextLink>.
        </Point>
      </Points>
    </ReadingPart>
  )
}

/** A neutral page. */
const ELSEWHERE = 'https://www.wikipedia.org/'

/**
 * A quick exit for a user who must not be seen here. It replaces this page in the history, so that Back does not return
 * to it. It is a link, so that it still works if scripts are slow.
 */
function LeaveQuickly() {
  return (
    <a
      href={ELSEWHERE}
      rel="noreferrer"
      onClick={(event) => {
        event.preventDefault()
        document.title = 'Wikipedia'
        location.replace(ELSEWHERE)
      }}
      className={buttonStyle('primary', 'regular')}
    >
      Leave this page quickly
    </a>
  )
}

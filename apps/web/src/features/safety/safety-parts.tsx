import { Point, Points, ReadingPart } from '../../ui/reading.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Warning signs in plain words. */
export function WrongTool() {
  return (
    <ReadingPart title="Signs that a mediator is the wrong tool">
      <Points>
        <Point>You are afraid of how they will react, and weigh every word.</Point>
        <Point>They hit, push, choke or throw things, or say that they will. Once is enough.</Point>
        <Point>They decide whom you see, what you wear, what you spend, where you go, or read your phone.</Point>
        <Point>They follow you, wait for you, turn up, or will not stop writing.</Point>
        <Point>They press you into sex, or into silence about it.</Point>
        <Point>They say that they will hurt themselves if you leave.</Point>
        <Point>A child is hurt, neglected, or sees it happen.</Point>
        <Point>You think of hurting yourself, or do not want to live.</Point>
      </Points>
      <p>One of these is enough to talk to somebody who knows about it, before you talk to the other person.</p>
    </ReadingPart>
  )
}

/** What the panel is that may come up before something is sent. */
export function WhatThePauseMeans() {
  return (
    <ReadingPart title="When Squash asks before it sends">
      <p>
        Before we store your words or pass them on, a check on our server looks for signs of danger. It knows words, not
        people, and it makes mistakes.
      </p>
      <Points>
        <Point>
          <strong>A hint</strong> is one sentence with a link to this page. Nothing follows from it.
        </Point>
        <Point>
          <strong>A pause</strong> asks first. You can change your words, send them as they are, or not send them. If
          you send a sign of danger into a conflict as it is, that conflict stays private: no ruling, and nothing on the
          public board. You can ask a moderator to review that. A debate is public either way: everyone who’s signed in
          reads what you send there.
        </Point>
        <Point>
          <strong>A stop</strong> means that your words read like a threat to someone. They can’t be sent: Squash
          doesn’t put threats into nicer words.
        </Point>
        <Point>
          The other person never learns of any of this. What you didn’t send is kept only in your browser, as a draft.
        </Point>
      </Points>
    </ReadingPart>
  )
}

export function HowToGuardYourself() {
  return (
    <ReadingPart title="You never have to answer">
      <Points>
        <Point>
          <strong>Decline:</strong> the invite closes without blame and costs nobody points. They learn that you
          declined, nothing more. The mail has a link that stops invites to your address for good.
        </Point>
        <Point>
          <strong>Block:</strong> on their profile, or on the invite. Nothing from them reaches you any more. They are
          not told.
        </Point>
        <Point>
          <strong>Report:</strong> a person looks at it, and the author does not learn who you are. See the{' '}
          <TextLink to="/rules">community rules</TextLink>.
        </Point>
        <Point>
          <strong>Leave it:</strong> a conflict that nobody moves closes by itself after 30 days.
        </Point>
      </Points>
    </ReadingPart>
  )
}

export function IfSomebodyWatches() {
  return (
    <ReadingPart title="If somebody may look at your device">
      <Points>
        <Point>
          Use a private window, or the device of somebody you trust. “Leave this page quickly” does not clear the
          history.
        </Point>
        <Point>
          <TextLink to="/security">Security</TextLink> shows where you are signed in. You can end each place, and change
          the password.
        </Point>
        <Point>Log out when you are done: drafts are kept in this browser until then.</Point>
        <Point>
          Mails from Squash may be read by whoever reads your mail. In <TextLink to="/profile">your profile</TextLink>{' '}
          you can switch most of them off.
        </Point>
      </Points>
    </ReadingPart>
  )
}

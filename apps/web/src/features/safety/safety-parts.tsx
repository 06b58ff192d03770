import { Points, ReadingPart } from '../../ui/reading.tsx'
import { TextLink } from '../../ui/text-link.tsx'

/** Warning signs in plain words. */
export function WrongTool() {
  return (
    <ReadingPart title="Signs that a mediator is the wrong tool">
      <Points>
        <li>You are afraid of how they will react, and weigh every word.</li>
        <li>They hit, push, choke or throw things, or say that they will. Once is enough.</li>
        <li>They decide whom you see, what you wear, what you spend, where you go, or read your phone.</li>
        <li>They follow you, wait for you, turn up, or will not stop writing.</li>
        <li>They press you into sex, or into silence about it.</li>
        <li>They say that they will hurt themselves if you leave.</li>
        <li>A child is hurt, neglected, or sees it happen.</li>
        <li>You think of hurting yourself, or do not want to live.</li>
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
        Before words are stored or given to anybody, a fixed rule on our server looks for signs of danger. It knows
        words, not people, and can be wrong in both ways.
      </p>
      <Points>
        <li>
          <strong>A pause</strong> asks. You can change your words, send them as they are, or stop. What is sent after a
          pause never reaches the public board.
        </li>
        <li>
          <strong>A stop</strong> means that the words read like a threat to somebody. They cannot be sent: Squash does
          not put threats into nicer words. The mediator itself can decline, too.
        </li>
        <li>
          The other person never learns of either. What was paused or stopped is kept nowhere but in your browser, as a
          draft.
        </li>
      </Points>
    </ReadingPart>
  )
}

export function HowToGuardYourself() {
  return (
    <ReadingPart title="You never have to answer">
      <Points>
        <li>
          <strong>Decline:</strong> the invite closes without blame and costs nobody points. They learn that you
          declined, nothing more. The mail has a link that stops invites to your address for good.
        </li>
        <li>
          <strong>Block:</strong> on their profile, or on the invite. No invites, no mails, no lists. They are not told.
        </li>
        <li>
          <strong>Report:</strong> a person looks at it, and the author does not learn who you are. See the{' '}
          <TextLink to="/rules">community rules</TextLink>.
        </li>
        <li>
          <strong>Leave it:</strong> a conflict that nobody moves closes by itself after 30 days.
        </li>
      </Points>
    </ReadingPart>
  )
}

export function IfSomebodyWatches() {
  return (
    <ReadingPart title="If somebody may look at your device">
      <Points>
        <li>
          Use a private window, or the device of somebody you trust. “Leave this page quickly” does not clear the
          history.
        </li>
        <li>
          <TextLink to="/security">Security</TextLink> shows where you are signed in. You can end each place, and change
          the password.
        </li>
        <li>Log out when you are done: drafts are kept in this browser until then.</li>
        <li>
          Mails from Squash may be read by whoever reads your mail. In <TextLink to="/profile">your profile</TextLink>{' '}
          you can switch them off.
        </li>
      </Points>
    </ReadingPart>
  )
}

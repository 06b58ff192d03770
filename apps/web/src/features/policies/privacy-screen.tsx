import { OperatorAddress } from '../../lib/operator-address.tsx'
import { Point, Points, ReadingPart } from '../../ui/reading.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { PolicyPage } from './policy-page.tsx'
import { WhatLeaves } from './what-leaves.tsx'
import { WhatOthersSee } from './what-others-see.tsx'

/** /privacy: what is kept of somebody, who sees it, and how it goes away (decisions §15). True to the code, line by line. */
export function PrivacyScreen() {
  return (
    <PolicyPage
      policy="privacy"
      title="Privacy"
      lead="What you type in anger is yours. No other person ever sees it. Here is the rest."
    >
      <WhatIsKept />
      <WhatOthersSee />
      <WhatLeaves />
      <InYourBrowser />
      <HowLong />
      <YourRights />
    </PolicyPage>
  )
}

function WhatIsKept() {
  return (
    <ReadingPart title="What we keep">
      <Points>
        <Point>
          <strong>Your account:</strong> e-mail address, names, username, time zone, your settings, and a photo if you
          set one. Of your password we keep a hash, from which nobody can read it.
        </Point>
        <Point>
          <strong>Where you are signed in:</strong> what your browser calls itself, and what happened to the account,
          such as sign-ins and changed passwords.
        </Point>
        <Point>
          <strong>Your conflicts and debates:</strong> your own words, the calm versions, what the mediator wrote,
          votes, and the e-mail address of whom you invited. Somebody you invite is in here with that address before
          they have joined.
        </Point>
        <Point>
          <strong>What you do here:</strong> votes, quests you finished (not what you wrote in them), points,
          achievements, tips, whom you blocked, what you reported, and on which days you looked in.
        </Point>
      </Points>
      <p>
        There is no tracking, no advertising and no analytics. Pages load nothing from other sites. Network addresses
        stand in no log; a hash of yours counts requests for some minutes, so that nobody floods the place.
      </p>
    </ReadingPart>
  )
}

function InYourBrowser() {
  return (
    <ReadingPart title="In your browser">
      <p>
        We set one cookie when you sign in. It marks this browser as one you’ve used, so that strangers who guess at
        your password don’t lock you out here. It names nobody, lasts 400 days, and does nothing else. While you add
        another way to sign in, a second one makes sure that you finish in the browser in which you started; it lasts
        ten minutes. Your browser’s own storage holds your session, drafts of what you have not sent yet, light or dark,
        which greetings you have seen, and, while your account waits to be erased, when that is. Logging out forgets the
        session, the drafts and that date. On a shared device, log out.
      </p>
    </ReadingPart>
  )
}

function HowLong() {
  return (
    <ReadingPart title="How long it stays">
      <Points>
        <Point>
          Your words, conflicts and debates: until you delete your account; a conflict that nobody has answered yet,
          until you delete that.
        </Point>
        <Point>Conflicts that were given up: the operator may have every word in them erased after some time.</Point>
        <Point>
          What was reported: a copy of what the reporter saw, with the decision, until somebody whom it is about deletes
          their account. That is so also when the conflict itself is gone.
        </Point>
        <Point>Sessions: 90 days after you last used them. The account’s history: a year.</Point>
        <Point>
          So that nothing is done twice: your requests, a day; that a mail was sent, without your address, 60 days.
          Internal notes of what happened: a week.
        </Point>
      </Points>
    </ReadingPart>
  )
}

function YourRights() {
  return (
    <ReadingPart title="What you can do">
      <Points>
        <Point>
          <strong>Take it with you:</strong> everything of yours, as one file, from your profile.
        </Point>
        <Point>
          <strong>Put it right:</strong> names, photo, address and settings, in{' '}
          <TextLink to="/profile">your profile</TextLink>.
        </Point>
        <Point>
          <strong>Delete it:</strong> you prove once more that it is you, and have seven days to change your mind. Then
          your raw messages, core issues, calm versions, profile and address are erased. Shared conflicts stay with the
          other person, under the name Anonymous User. Texts that the mediator wrote for both of you stay, masked, and
          so do votes in the count, belonging to nobody. What you refused for good stays refused: if you stopped our
          mails or blocked somebody, a hash of your address remains. So do tips, without your name, and what was done as
          an admin, under a number that leads nowhere.
        </Point>
        <Point>
          <strong>Ask:</strong> whoever runs this Squash answers at <OperatorAddress />. If the answer does not satisfy
          you, the data protection authority where you live takes complaints.
        </Point>
      </Points>
    </ReadingPart>
  )
}

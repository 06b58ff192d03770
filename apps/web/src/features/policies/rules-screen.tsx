import { LIMITS } from '@squash/contract/limits'
import { Point, Points, ReadingPart } from '../../ui/reading.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { PolicyPage } from './policy-page.tsx'

/** /rules: what the report dialog names, and what follows from a report (decisions §12). */
export function RulesScreen() {
  return (
    <PolicyPage
      policy="rules"
      title="Community rules"
      lead="You may be furious here. You may not be cruel. These are the five things that a report can be about."
    >
      <TheRules />
      <WhatFollows />
      <ForYourself />
    </PolicyPage>
  )
}

function TheRules() {
  return (
    <>
      <ReadingPart title="1. No spam">
        <p>
          No advertising, no chain letters, no invites to people who do not know what to do with them, no bought votes.
        </p>
      </ReadingPart>
      <ReadingPart title="2. No abuse">
        <p>
          No threats, no hounding, no slurs, no contempt for what somebody is: where they come from, what they believe,
          whom they love, how their body or mind works. Argue about what happened, not about what somebody is worth.
        </p>
      </ReadingPart>
      <ReadingPart title="3. No personal data of others">
        <p>
          No addresses, phone numbers, workplaces, pictures or accounts by which somebody could be found. Not in a
          debate, not in a title, not in a profile. Telling your own story to the mediator is fine: only you see those
          words.
        </p>
      </ReadingPart>
      <ReadingPart title="4. No danger">
        <p>
          No calls to hurt anybody, nothing that sexualises children, nothing that presses somebody to hurt themselves.
          When you are in danger yourself, Squash is the wrong place:{' '}
          <TextLink to="/safety">here is who can help</TextLink>.
        </p>
      </ReadingPart>
      <ReadingPart title="5. And otherwise: fair play">
        <p>
          One account for each person. No names of others. No voting without reading: more than 20 public votes within
          ten minutes cost points. No attempts to talk the mediator into something.
        </p>
      </ReadingPart>
    </>
  )
}

function WhatFollows() {
  return (
    <ReadingPart title="What happens to a report">
      <Points>
        <Point>
          You can report a ruling, a debate, a profile, an invite, or what somebody’s message says after the mediator
          has put it calmly. For an invite you need no account.
        </Point>
        <Point>
          An admin sees what you could see, decides, and gives a reason. The author reads the reason, and not who you
          are. Of words that only you have read, they may guess it.
        </Point>
        <Point>
          Three people who report the same independently hide it until somebody has looked. The two people of a hidden
          ruling or debate go on seeing it; they are told when it is hidden, and when it is back.
        </Point>
        <Point>
          Upheld: the author loses points, and the words may be hidden; a conflict whose message it was closes. A ruling
          is the mediator’s text, and costs nobody points. Dismissed: nothing happens to anybody.
        </Point>
        <Point>
          The author may appeal once, in at most {LIMITS.appeal.toLocaleString('en')} characters. If that succeeds,
          points and words come back; a closed conflict stays closed.
        </Point>
        <Point>
          Whoever does not stop, or is a danger to others, can be banned: signed out everywhere, for some days or until
          an admin lets them in again. Admins ban neither themselves nor each other, and write down why.
        </Point>
      </Points>
    </ReadingPart>
  )
}

function ForYourself() {
  return (
    <ReadingPart title="What you can do yourself">
      <p>
        Decline an invite: it closes without blame, and costs nobody points. Block somebody: no invites and no mails
        from them; they are not told. Nobody here owes anybody an answer.
      </p>
    </ReadingPart>
  )
}

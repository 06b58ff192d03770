import { LIMITS } from '@squash/contract/limits'
import { TextLink } from '../../ui/link.tsx'
import { Point, Points, ReadingPart } from '../../ui/reading.tsx'
import { PolicyPage } from './policy-page.tsx'

/** /rules: the rules behind the categories of the report dialog, and what happens to a report. */
export function RulesScreen() {
  return (
    <PolicyPage
      policy="rules"
      title="Community rules"
      lead="You can be furious here. You can’t be cruel. If someone breaks one of these five rules, you can report it."
    >
      <TheRules />
      <WhatHappens />
      <WhatYouCanDo />
    </PolicyPage>
  )
}

function TheRules() {
  return (
    <>
      <ReadingPart title="1. No spam">
        <p>
          No advertising, no chain letters, no invites to people who won’t know what they’re about, no bought votes.
        </p>
      </ReadingPart>
      <ReadingPart title="2. No abuse">
        <p>
          No threats, no harassment, no slurs, no contempt for who someone is: where they come from, what they believe,
          who they love, how their body or mind works. Argue about what happened, not about what a person is worth.
        </p>
      </ReadingPart>
      <ReadingPart title="3. No personal details of other people">
        <p>
          No addresses, phone numbers, workplaces, pictures or accounts that could be used to find someone. Not in a
          debate, not in a title, not in a profile. Telling the mediator your own story is fine: the other person never
          sees those words.
        </p>
      </ReadingPart>
      <ReadingPart title="4. No danger">
        <p>
          No calls to hurt anyone, nothing that sexualises children, nothing that pushes anyone to hurt themselves. If
          you’re in danger yourself, Squash can’t keep you safe, but{' '}
          <TextLink to="/safety">these people can help</TextLink>.
        </p>
      </ReadingPart>
      <ReadingPart title="5. No cheating">
        <p>
          One account per person. Don’t use other people’s names. Don’t vote without reading: more than 20 public votes
          within ten minutes cost you points. Don’t try to manipulate the mediator.
        </p>
      </ReadingPart>
    </>
  )
}

function WhatHappens() {
  return (
    <ReadingPart title="What happens to a report">
      <Points>
        <Point>
          You can report a ruling, a debate, a profile, an invite, or the calm version of someone’s message. You don’t
          need an account to report an invite.
        </Point>
        <Point>
          A moderator sees what you could see, decides, and gives a reason. The author reads the reason, but isn’t told
          who you are. If you were the only person who could read those words, they may guess.
        </Point>
        <Point>
          If three people report the same thing independently, it’s hidden until a moderator has reviewed it. The two
          people in a hidden ruling or debate can still see it. We tell them when it’s hidden and when it’s back.
        </Point>
        <Point>
          If the report is upheld, the author loses points and their words may be hidden. If it was a message in a
          conflict, the conflict closes. A ruling is written by the mediator, so it costs nobody points. If the report
          is dismissed, nothing happens to anyone.
        </Point>
        <Point>
          The author can appeal once, in up to {LIMITS.appeal.toLocaleString('en')} characters. If the appeal succeeds,
          their points and words come back. A closed conflict stays closed.
        </Point>
        <Point>
          Anyone who won’t stop, or who is a danger to others, can be banned: they’re signed out everywhere, for a
          number of days, or until a moderator lifts the ban. Moderators can’t ban themselves or each other, and have to
          write down why.
        </Point>
      </Points>
    </ReadingPart>
  )
}

function WhatYouCanDo() {
  return (
    <ReadingPart title="What you can do yourself">
      <p>
        You can decline an invite. That closes it without blame and costs nobody points. You can block someone. You’ll
        get no more invites from them, and we won’t tell them. Nobody here owes anyone an answer.
      </p>
    </ReadingPart>
  )
}

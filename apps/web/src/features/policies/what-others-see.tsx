import { Point, Points, ReadingPart } from '../../ui/reading.tsx'

/** The part of /privacy on other people. */
export function WhatOthersSee() {
  return (
    <ReadingPart title="Who sees what">
      <Points>
        <Point>
          <strong>Your raw message and your core issue:</strong> you, in full. The other person reads the calm version
          of your message, and of the core issue only what the mediator makes of both.
        </Point>
        <Point>
          <strong>Your e-mail address:</strong> nobody else. Whoever invites you has typed it themselves, and whoever
          checks an address learns whether there is an account, and nothing else.
        </Point>
        <Point>
          <strong>Signed-in people:</strong> first name, username, photo, archetype, achievements, tier, supporter badge
          and rates, also on the leaderboard. Your last name only who shares a conflict or a debate with you.
        </Point>
        <Point>
          <strong>Debates:</strong> public for signed-in people once they are answered. Their link shows the question
          and the two sides to everybody.
        </Point>
        <Point>
          <strong>The public board:</strong> a conflict gets there only when one of you asks for the final ruling after
          all rounds, and is told that it is public. It shows title, summary and ruling. Your name shows only if you
          choose so, and you may change that any time.
        </Point>
        <Point>
          <strong>Masked in everything public:</strong> phone numbers, e-mail and street addresses, handles and links,
          and on the board last names. A mask finds much, not everything: leave out what must stay private.
        </Point>
        <Point>
          <strong>If you block somebody:</strong> they are not told. Nothing from them reaches you, and neither of you
          finds the other’s debates in the lists. The public board and the leaderboard stay the same for everybody.
        </Point>
        <Point>
          <strong>If something is reported:</strong> an admin sees what the reporter could see, never a raw message. The
          author learns the decision and its reason, not who reported it.
        </Point>
        <Point>
          <strong>Whoever runs the server</strong> can read its database, as with every website. They should not, except
          to keep it running or where the law asks for it.
        </Point>
      </Points>
    </ReadingPart>
  )
}

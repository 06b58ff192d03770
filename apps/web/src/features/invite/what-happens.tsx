import { Points } from '../../ui/reading.tsx'
import { TextLink } from '../../ui/text-link.tsx'

type WhatHappensProps = { kind: 'conflict' | 'debate'; inviter: string }

/** What becomes of somebody's words, before they write any. True to the code, as /privacy is. */
export function WhatHappens({ kind, inviter }: WhatHappensProps) {
  return (
    <section className="mt-6">
      <h2 className="mb-2 text-xl">What happens to what you write</h2>
      <Points>{kind === 'conflict' ? <InConflict inviter={inviter} /> : <InDebate inviter={inviter} />}</Points>
      <p className="mt-3 text-sm text-muted">
        More about that in <TextLink to="/privacy">Privacy</TextLink>. Mediation is the wrong tool when somebody is in
        danger: <TextLink to="/safety">who can help</TextLink>.
      </p>
    </section>
  )
}

const InConflict = ({ inviter }: { inviter: string }) => (
  <>
    <li>{inviter} never sees what you typed. The mediator says it in calm words, and those are what they read.</li>
    <li>It stays between the two of you, unless one of you asks for a public ruling when nothing else has helped.</li>
    <li>Even then your name stays hidden until you say otherwise, and your typed words are not in it.</li>
    <li>You can delete your account, and with it your words, at any time.</li>
  </>
)

const InDebate = ({ inviter }: { inviter: string }) => (
  <>
    <li>It is public as you write it: everybody who is signed in reads it, with your first name and username.</li>
    <li>Phone numbers, addresses and links in it are masked for everybody but the two of you.</li>
    <li>Your e-mail address is shown to nobody but {inviter}, who typed it.</li>
    <li>You can delete your account, and with it your words, at any time.</li>
  </>
)

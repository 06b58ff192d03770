import type { RenderedMail } from '../../mails/public.ts'
import { type InviteMail, renderInvite, renderNotice } from './common.ts'

export const renderDebateInvite = (mail: InviteMail): RenderedMail =>
  renderInvite(mail, (name) => ({
    wish: 'debate something',
    preheader: 'One question, two sides, seven days of votes. Whether you answer is up to you.',
    opening: `${name} has taken a side on Squash, and would like you to take the other. The question:`,
    steps: [
      'You read their side and their argument.',
      'You write yours, in a few sentences.',
      'Everyone on Squash can vote for seven days. The side with more votes wins.',
    ],
    readers: {
      heading: 'A debate is public',
      text: 'Once you’ve answered, anyone who’s signed in can read both arguments, with your first name and username. Your email address is never shown.',
    },
  }))

export const renderDebateNotice = (mail: InviteMail & { id: string }): RenderedMail =>
  renderNotice(mail, (name) => ({
    subject: `${name} invited you to a debate`,
    preheader: 'They’ve taken a side. The other one is yours.',
    heading: 'The other side is yours',
    opening: `${name} has taken a side and would like you to take the other. The question:`,
    readers: 'Once you’ve answered, anyone who’s signed in can read both arguments and vote for seven days.',
    path: `/debates/respond/${mail.id}`,
    closes: 'An invite that nobody answers closes after 30 days.',
  }))

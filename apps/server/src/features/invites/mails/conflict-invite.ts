import type { RenderedMail } from '../../mails/public.ts'
import { type InviteMail, renderInvite, renderNotice } from './common.ts'

export const renderConflictInvite = (mail: InviteMail): RenderedMail =>
  renderInvite(mail, (name) => ({
    wish: 'settle something',
    preheader: 'Two sides and a calm mediator. Whether you answer is up to you.',
    opening: `${name} has told their side on Squash, where two people sort out a disagreement with the help of an AI mediator. They called it:`,
    steps: [
      'You read their side, in calmer words than they may have typed.',
      'You answer in your own words, long or short.',
      'The mediator suggests a way forward, and you each say whether it works.',
    ],
    readers: {
      heading: 'What happens to what you write',
      text: `${name} gets your message in the mediator’s calmer words, never as you typed it. It all stays between the two of you, unless after three rounds one of you asks for a public ruling. Even then your name stays hidden until you say otherwise.`,
    },
  }))

export const renderConflictNotice = (mail: InviteMail & { id: string }): RenderedMail =>
  renderNotice(mail, (name) => ({
    subject: `${name} would like to settle something with you`,
    preheader: 'They’ve told their side and would like to hear yours.',
    heading: 'Your side matters, too',
    opening: `${name} has told their side and would like to hear yours. They called it:`,
    readers: `Take your time. ${name} gets your answer in the mediator’s calmer words, never as you typed it.`,
    path: `/conflict/${mail.id}`,
    closes: 'A conflict that nobody answers closes after 30 days.',
  }))

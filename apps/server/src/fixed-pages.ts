import type { SharedPage } from './platform/web/page-head.ts'

/** The link preview of the landing page; the page itself is the web app's. */
const LANDING_PAGE: SharedPage = {
  route: '/',
  head: () => ({
    title: 'Squash: settle it, and stay friends',
    description:
      'Say it however you need to. Squash, the AI mediator, says it so the other person can hear it, then helps you both find a fair way forward.',
    card: {
      eyebrow: 'AI mediation for two',
      title: 'Settle it, and stay friends',
      panels: [],
      verdict: 'Say it however you need to. Squash says it so they can hear it.',
    },
  }),
}

const page = (route: string, title: string, description: string): SharedPage => ({
  route,
  head: () => ({
    title: `${title} · Squash`,
    description,
    card: { eyebrow: 'Squash, the AI mediator', title, panels: [], verdict: description },
  }),
})

/** Shared pages whose content is the same for everyone, titled as their screens title the tab. */
export const FIXED_PAGES: readonly SharedPage[] = [
  LANDING_PAGE,
  page('/fairness', 'Fairness', 'How conflicts end for each side, with numbers that anyone can check.'),
  page('/safety', 'Safety', 'When mediation is the wrong tool, and who can help.'),
  page('/rules', 'Community rules', 'You can be furious here. You can’t be cruel.'),
  page('/privacy', 'Privacy', 'What you type in anger is yours. The other person reads only the version you approve.'),
  page('/terms', 'Terms', 'What we offer, what we ask of you, and what Squash can’t be. In plain English.'),
]

import type { Quest } from '../quest.ts'

export const boundaries: Quest = {
  id: 'boundaries',
  title: 'Where I End and You Begin',
  emoji: '🚧',
  description: 'Tell a boundary from a rule, say no in one warm sentence, and keep to it when somebody pushes.',
  theme: 'Boundaries',
  difficulty: 'medium',
  tool: 'boundary_phrases',
  steps: [
    {
      id: 'c81b9e36-5f4d-4d0a-a1c7-2e8a7d5f6c01',
      type: 'quiz',
      title: 'A fence has a gate on my side',
      instruction:
        'Your roommate Pat likes to talk through bad days, often for an hour, often at eleven at night. Which of these is a boundary?',
      lesson: [
        'The word gets used for all sorts of things, so here is a sharp edge to check it with. A boundary says what I will do. A rule says what you must do. “You’re not allowed to shout at me” is a rule, and I have no means to enforce it. “When there’s shouting I leave the room and come back when it’s quiet” is a boundary: it works even when the other person does nothing at all.',
        'That is why boundaries calm people who set them. You stop waiting for somebody else to change. It is also why they calm the people who meet them: nobody is ordered around, they just learn where the fence stands and where the gate is.',
        'A usable one has three parts: the situation, what you will do, and what stays possible. The third part is often forgotten, and without it a boundary sounds like the end of a friendship.',
        'Telling people what they may wear, whom they may meet, or what they may feel is never a boundary, however politely it is put.',
      ],
      examples: [
        {
          who: 'To a coworker',
          instead: 'You can’t message me on weekends.',
          better: 'I don’t read work messages on weekends. On Monday I answer them first thing.',
        },
      ],
      options: [
        {
          id: 'a',
          text: '“You have to stop dumping your problems on me at night, because it’s unfair, and other people have a life, too.”',
          why: 'This is an order, with a judgement inside. It depends entirely on what Pat does.',
        },
        {
          id: 'b',
          text: '“My boundary is that you see a therapist.”',
          why: 'The word is there and the thing is not: it says what Pat must do.',
        },
        {
          id: 'c',
          text: '“Sure, go on, I’m listening.” (It is 23:10 and you start at six.)',
          why: 'Kind for an hour, and then resentful for a week. Pat cannot respect a fence that is invisible.',
        },
        {
          id: 'd',
          text: '“I go to bed at half past ten. After that I won’t be able to listen, but at breakfast I’m all yours.”',
          right: true,
        },
      ],
      feedback: {
        correct:
          'Yes: the situation, what you will do, and the gate at breakfast. It works even if Pat changes nothing.',
        incorrect: 'Check each one: does it say what you will do, or what Pat must do? And does it leave a gate open?',
      },
    },
    {
      id: 'c81b9e36-5f4d-4d0a-a1c7-2e8a7d5f6c02',
      type: 'choice',
      title: 'The one-sentence no',
      instruction:
        'Your friend Remy asks whether you will help with a move on Sunday. You are worn out and have kept Sunday free to rest. What do you answer?',
      lesson: [
        'Most people don’t find it hard to say no. They find it hard to stop after it. The no is barely out when the reasons begin: the back, the cousin, the train. Each reason is an invitation to solve it. “Your back? You’d only carry the lamps.” Five minutes later you are carrying a sofa.',
        'A no that holds is short, warm, and about you. One reason is plenty, and “I need the day to rest” is a complete one. You don’t have to be ill to have earned a Sunday. Say it once, say it kindly, then let the silence do its work.',
        'Beware of the two fake noes. “Maybe, let’s see” leaves the other person without help and without an answer. A yes that turns into a cancellation on Sunday morning is worse for Remy than a no on Wednesday.',
        'If you’d like to offer something else, offer what you will really do, and only that. An offer made out of guilt is a debt.',
      ],
      examples: [
        {
          who: 'To a coworker',
          instead: 'I’d love to but my laptop is slow and my mum might call…',
          better: 'I can’t take this one on. I can look over your draft on Thursday, if that helps.',
        },
      ],
      options: [
        {
          id: 'a',
          text: '“I can’t on Sunday, I need the day to rest. I hope the move goes well. I could bring you dinner on Monday.”',
          right: true,
        },
        {
          id: 'b',
          text: '“Hmm, maybe. Let me see how I feel on Sunday.”',
          why: 'Remy now has no helper and no answer, and you have spoiled your Sunday on Wednesday.',
        },
        {
          id: 'c',
          text: '“My back’s been weird, and my cousin may visit, and I don’t have the right shoes, and there’s a thing on in the evening.”',
          why: 'Four reasons are four things to solve. Remy has spare shoes.',
        },
        {
          id: 'd',
          text: '“Why is it always me? Ask somebody else for once.”',
          why: 'Remy asked a question that may be answered with no. This answers an accusation that nobody made.',
        },
      ],
      feedback: {
        correct:
          'Clear on Wednesday, warm, one reason, and an offer that you mean. Remy can look for somebody else in time.',
        incorrect:
          'A no that holds is short, kind and about you. One reason is enough, and it does not need to be an emergency.',
      },
    },
    {
      id: 'c81b9e36-5f4d-4d0a-a1c7-2e8a7d5f6c03',
      type: 'rewrite',
      title: 'Write the no',
      instruction:
        'Toni asks to borrow 200. The 150 you lent in March are still open, and you don’t want to lend more. Rewrite the reply you have typed: a clear no, and what you need or how you feel. If you like, offer something else.',
      original: 'Ugh, fine, I guess. It’s not like I have a choice, you always do this to me.',
      lesson: [
        'Money between friends is where soft noes go to die. We say “ugh, fine” because a refusal feels like calling the friendship into question. But the resentful yes does more harm: Toni hears that it is fine, you keep the books in your head, and one day a remark about a coffee blows up.',
        'Start with the no itself, in words that cannot be mistaken: I won’t, I can’t, I’m not going to, the answer is no. “I’d rather not really” is a negotiation. Then say what lies behind it for you. “I get tense about money with friends” or “I need that debt settled before there’s a new one” tells Toni something true, and does not make Toni a bad person.',
        'Leave the history out. “After everything I’ve done” turns a no into a trial. If March matters, name it as a fact, with its number.',
        'Last, show that the fence has a gate. You can care about Toni and keep your wallet closed. If there is something else you would gladly do, say so.',
      ],
      examples: [
        {
          who: 'To a relative',
          instead: 'I’m not a bank, you know.',
          better:
            'I’m not going to lend money any more, it worries me too much. I’ll happily go through the bills with you.',
        },
      ],
      rubric: {
        asks: [['limit'], ['feeling', 'need']],
        about: [
          'lend',
          'lent',
          'borrow',
          'money',
          'loan',
          'cash',
          '150',
          '200',
          'hundred',
          'pay',
          'owe',
          'debt',
          'march',
          'wallet',
          'budget',
        ],
      },
      samples: {
        good: [
          'Toni, I’m not going to lend you more money. The 150 from March are still open and I get nervous about it. I’m happy to help you go through your budget.',
          'I can’t lend you the 200, sorry. I need what’s open from March settled first. Want to come over for dinner instead?',
        ],
        bad: [
          'No.',
          'Maybe I could lend you 100? I don’t know, I feel bad.',
          'You always ask me for money, you’re such a leech. I won’t lend you anything and I feel used.',
        ],
      },
      feedback: {
        correct:
          'A no that nobody can mistake, and a reason that is yours. Toni knows where the fence is, and that you are still behind the gate.',
        incorrect:
          'Two things make this work: words that can only mean no, and one true sentence about you instead of one about Toni.',
      },
    },
    {
      id: 'c81b9e36-5f4d-4d0a-a1c7-2e8a7d5f6c04',
      type: 'quiz',
      title: 'What happens next',
      instruction:
        'You have told your friend Bo that you don’t wait longer than twenty minutes any more. Today Bo is half an hour late to the cinema. What keeps the boundary?',
      lesson: [
        'A boundary is believed when it has been kept once. Until then it is an announcement. People don’t test it out of malice; they simply do what worked so far.',
        'Keeping it is easiest when what you do follows from the matter itself. Somebody is late, so you start without them. Somebody shouts, so the call ends and goes on tomorrow. It should cost you little, it should be possible right away, and it should be nothing more than what you announced.',
        'Here is the line to punishment. Punishment wants the other person to feel bad, so it grows: three days of silence for half an hour. A threat is the same, said beforehand and in anger. Both move the talk away from the thing and towards who is stronger. Ask yourself: would I do this even if it taught them nothing? If yes, it protects you. If no, it is meant for them.',
        'And afterwards, be normal. Once kept, the matter is closed. Cold politeness for a week is also a punishment, only with better manners.',
      ],
      examples: [
        {
          who: 'When a call gets loud',
          instead: 'Shout again and you’ll see what happens!',
          better: 'I’m hanging up now, as I said. I’ll call you tomorrow at six.',
        },
      ],
      options: [
        {
          id: 'a',
          text: 'Wait another twenty minutes, and be cold all evening.',
          why: 'The fence was not there, and Bo pays for it all the same.',
        },
        {
          id: 'b',
          text: 'Go in at twenty past, text “I’m inside, your ticket is at the desk”, and be friendly when Bo comes.',
          right: true,
        },
        {
          id: 'c',
          text: 'Go home and not answer Bo’s calls for three days.',
          why: 'Three days for half an hour protect nothing. They are there so that Bo suffers.',
        },
        {
          id: 'd',
          text: 'Text: “If you’re late one more time, I’m never going out with you again.”',
          why: 'A threat made in anger, and one you would hardly keep. The next time, Bo knows that.',
        },
      ],
      feedback: {
        correct:
          'Exactly what you had said, at once, at no cost to the friendship, and the film is good from the beginning.',
        incorrect:
          'Look for what you announced, no more and no less, and something you would do even if it taught Bo nothing.',
      },
    },
    {
      id: 'c81b9e36-5f4d-4d0a-a1c7-2e8a7d5f6c05',
      type: 'choice',
      title: 'When somebody leans on the fence',
      instruction:
        'You told your coworker Gil that you won’t cover Saturdays any more. Gil says: “Come on. I thought we were a team. You’ve changed.” What do you say?',
      lesson: [
        'Expect pushing, in particular from people who liked the old arrangement. First comes persuasion, then disappointment, then something about your character. It feels like a sign that you have done something wrong. It is mostly a sign that they have understood you.',
        'You don’t need a better argument. You need the same sentence again. Stay friendly, agree with whatever is true (“I know it’s short notice”, “I can see you’re in a bind”), and return to what you said, in nearly the same words. No new reasons: each new one says that the last one wasn’t enough. People call this the broken record, and it works because there is nothing in it to push against.',
        'Leave the bait alone. “You’ve changed” wants you to defend your character for half an hour. You can hear the feeling in it without going to court over it.',
        'Changing your mind is allowed. Do it because you have learned something new, on another day, and not because the fifth push was the hardest.',
      ],
      examples: [
        {
          who: 'To a friend who insists',
          instead: 'I have NOT changed, you’re the one who…',
          better: 'I can hear that you’re disappointed. I’m still staying in tonight.',
        },
      ],
      options: [
        {
          id: 'a',
          text: '“I have not changed! I covered for you all spring, and what did I get?”',
          why: 'You took the bait. Now it is about spring and your character, and Saturday is open again.',
        },
        {
          id: 'b',
          text: '“Okay, okay. Just this once.”',
          why: 'Gil has learned that it takes three sentences. The next time starts at the third.',
        },
        {
          id: 'c',
          text: '“I get that it leaves you in a bind. I won’t be covering Saturdays. Shall we look at the plan for next month?”',
          right: true,
        },
        {
          id: 'd',
          text: '“Well, besides that, my sister visits, and I read that rest is important.”',
          why: 'New reasons say that the first one did not count, and each of them can be argued with.',
        },
      ],
      feedback: {
        correct: 'You heard Gil, the sentence is the same as before, and there is a gate: next month’s plan.',
        incorrect:
          'Same sentence, same friendliness, no new reasons, and no defence of your character. Which one is that?',
      },
    },
  ],
}

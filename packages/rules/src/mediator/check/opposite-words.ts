/**
 * English words and their opposites (docs/reference/mediator-checks.md#checks), written by scripts/make-opposites.ts.
 * data/words/README.md names their source and its licence.
 */
export const OPPOSITE_WORDS = `ability:inability able:unable abnormal:normal abnormality:normality abolish:establish above:below absence:presence absent:present
  absolute:relative abstain:consume abstract:concrete abundance:scarcity abundant:scarce acceleration:deceleration accept:refuse accept:reject
  acceptance:rejection accessible:inaccessible accidentally:deliberately accompanied:unaccompanied accuracy:inaccuracy accurate:inaccurate
  accurately:inaccurately acidic:alkaline acquaintance:stranger acquit:convict acquittal:conviction act:refrain action:inaction
  active:inactive active:passive actively:passively activity:inactivity actual:potential acute:chronic adequacy:inadequacy adequate:inadequate
  adequately:inadequately admissible:inadmissible admit:deny admit:exclude adopted:native adorned:unadorned adult:juvenile advance:recede
  advantage:disadvantage aerobic:anaerobic affected:unaffected affirmative:negative afraid:unafraid aft:fore agitate:calm agree:disagree
  agreeable:disagreeable agreement:disagreement algorithmic:heuristic align:skew aligned:nonaligned alive:dead all:no all:some
  altered:unaltered ambiguous:unambiguous amicable:hostile ample:meager analysis:synthesis analyze:synthesize ancestor:descendant
  angular:rounded animate:inanimate annual:biennial annual:perennial anode:cathode answer:question antecedent:subsequent anterior:posterior
  anti:pro antiseptic:septic appear:disappear appearance:disappearance applaud:boo appropriate:inappropriate appropriately:inappropriately
  approval:disapproval approve:disapprove arm:disarm armed:unarmed arming:disarming arrive:leave artificial:natural artificially:naturally
  ascend:descend ascending:descending asexual:sexual asleep:awake assent:dissent asymmetrical:symmetrical asymmetry:symmetry attach:detach
  attack:defend attend:miss attention:inattention attract:repel attraction:repulsion attractive:unattractive atypical:typical aunt:uncle
  auspicious:inauspicious authorized:unauthorized autumnal:wintry available:unavailable avoid:confront aware:unaware awkward:graceful
  back:front background:foreground backhand:forehand backward:forward bad:good balance:imbalance balanced:unbalanced basic:incidental
  beautiful:ugly beauty:ugliness begin:end beginning:end beginning:middle bend:straighten benign:malignant best:worst better:worse
  better:worsen bettering:worsening bicameral:unicameral biennial:perennial big:little birth:death bisexual:heterosexual bisexual:homosexual
  black:white bless:curse blessed:cursed blind:sighted blond:brunet blur:focus boil:freeze bold:timid bore:interest born:unborn borrow:lend
  borrower:lender bottom:side bottom:top bound:free bound:unbound bowed:plucked boy:girl brave:cowardly breathing:breathless bright:dull
  broadly:narrowly broken:unbroken brother:sister busy:idle buy:sell capable:incapable captor:liberator careful:careless censored:uncensored
  central:peripheral centralized:decentralized cerebral:emotional certain:uncertain certainty:uncertainty change:stay changed:unchanged
  characteristic:uncharacteristic characteristically:uncharacteristically cheap:expensive cheerful:depressing child:parent civilian:military
  civilian:serviceman claim:forfeit clarity:obscurity clean:dirty clement:inclement clergy:laity clergyman:layman clockwise:counterclockwise
  close:distant close:open closed:open closing:opening coarsely:finely coastal:inland coherent:incoherent cold:hot collected:uncollected
  colorful:colorless come:go comedy:tragedy comfort:discomfort comfortable:uncomfortable comfortably:uncomfortably commercial:noncommercial
  committed:uncommitted common:individual common:uncommon compact:loose comparable:incomparable compatible:incompatible
  competence:incompetence competition:cooperation complete:incomplete complex:simple complexity:simplicity compliance:noncompliance
  compliant:defiant complicate:simplify comprehensible:incomprehensible compress:decompress compromising:uncompromising con:pro concave:convex
  concentrated:distributed concentration:dilution concentration:distribution concentric:eccentric conception:misconception
  concerned:unconcerned conclusive:inconclusive conclusively:inconclusively conditionally:unconditionally confirmed:unconfirmed
  conform:deviate connect:disconnect connected:unconnected conscious:unconscious consciously:unconsciously consciousness:unconsciousness
  consecrated:desecrated conservative:liberal consistent:inconsistent consonant:vowel conspicuous:inconspicuous constructive:destructive
  content:discontent contented:discontented contested:uncontested continual:sporadic continuation:discontinuation continue:discontinue
  continued:discontinued continuous:discontinuous contracted:expanded controlled:uncontrolled convenient:inconvenient conventional:nuclear
  conventional:unconventional convinced:unconvinced convincing:unconvincing cooked:raw cool:heat cool:warm cooperative:uncooperative
  correct:incorrect counterfeit:genuine courage:cowardice cover:uncover covert:overt covertly:overtly credible:incredible credibly:incredibly
  credit:debit creditor:debtor criticize:praise crooked:straight crosswise:lengthwise cry:laugh curable:incurable curly:straight
  damaged:undamaged danger:safety dangerous:safe dark:light daughter:son dead:living deaf:hearing debilitating:invigorating decency:indecency
  deciduous:evergreen declared:undeclared decline:improvement decode:encode decrease:increase decreased:increased decreasing:increasing
  deep:shallow defeat:victory defeated:undefeated defendant:plaintiff defined:undefined definite:indefinite dejected:elated delay:rush
  delicate:rugged demand:supply demobilization:mobilization demobilize:mobilize democratic:undemocratic demotion:promotion
  dependent:independent depression:elation deregulate:regulate desirable:undesirable despair:hope destroyed:preserved detected:undetected
  developed:undeveloped devolution:evolution differ:equal different:same difficult:easy direct:indirect disable:enable discourage:encourage
  discouraging:encouraging disembark:embark disenchanted:enchanted dishonest:honest dishonesty:honesty dishonor:honor disinfect:infect
  disintegrate:integrate dislike:like dislike:liking disliked:liked dislodge:lodge disloyalty:loyalty disobedience:obedience disobey:obey
  disorderly:orderly disorganized:organized disparage:flatter displeased:pleased disproportionate:proportionate disprove:prove
  disrepute:repute disrespect:respect disrespectful:respectful dissatisfaction:satisfaction disservice:service dissimilar:similar
  dissuade:persuade distinct:indistinct distrust:trust diurnal:nocturnal divide:multiply divide:unite divided:united divisible:indivisible
  docile:stubborn documented:undocumented domestic:foreign dominant:subordinate domineering:submissive dorsal:ventral down:up
  downgrade:upgrade download:upload downstairs:upstairs downstream:upstream downtown:uptown downward:upward downwards:upwards dress:undress
  dry:wet due:undue dull:lively dying:nascent early:late earned:unearned east:west eastern:western easy:uneasy ebb:tide educated:uneducated
  effective:ineffective effectiveness:ineffectiveness efficiency:inefficiency efficient:inefficient egalitarian:elitist eligible:ineligible
  empirical:theoretical empirically:theoretically employed:unemployed employee:employer employment:unemployment empty:fill empty:full
  endemic:epidemic energetic:lethargic enforce:exempt enforceable:unenforceable enter:exit enthusiastic:unenthusiastic equal:unequal
  equality:inequality equivocal:unequivocal ethical:unethical even:odd even:uneven eventful:uneventful ever:never evil:good exclude:include
  exclusion:inclusion existent:nonexistent expected:unexpected experience:inexperience experienced:inexperienced explicit:implicit
  explode:implode export:import extant:extinct exterior:interior external:internal externally:internally extraordinary:ordinary faced:faceless
  fail:succeed failure:success fair:unfair faithful:unfaithful fall:rise false:true falsehood:truth fame:infamy familiar:strange
  familiar:unfamiliar fancy:plain far:near fashionable:unfashionable fast:slow fat:thin father:mother fatty:nonfat fauna:flora
  favorable:unfavorable favorably:unfavorably feed:starve female:male feminine:masculine feminine:neuter fertile:sterile few:many fewer:more
  fewest:most figuratively:literally filial:parental finished:unfinished finite:infinite finitely:infinitely first:last fit:unfit
  flattering:unflattering flexible:inflexible foe:friend follower:leader following:leading folly:wisdom foolish:wise foolishly:wisely
  forbid:permit foreign:native forget:remember forgettable:unforgettable forgiving:unforgiving formal:informal formalism:imitation
  formally:informally former:latter forte:piano fortunate:unfortunate fortunately:unfortunately found:lost fractional:whole frail:robust
  freelance:salaried frequent:infrequent frequently:infrequently fresh:stale friendly:hostile frivolous:serious front:rear
  function:malfunction functioning:malfunctioning future:past future:present gaseous:liquid gaseous:solid gather:spread general:specific
  generally:specifically generous:stingy glad:sad gradual:sudden grateful:ungrateful greater:lesser gross:net guilty:innocent hairless:hairy
  happily:unhappily happiness:sadness happy:unhappy hard:soft hardness:softness harmful:harmless hate:love hateful:lovable have:lack
  headed:headless healthy:unhealthy heavy:light helpful:unhelpful herbivorous:insectivorous herbivorous:omnivorous here:there
  heterogeneous:homogeneous heterosexual:homosexual high:low highland:lowland hollow:solid holy:unholy hopeful:hopeless horizontal:vertical
  hospitable:inhospitable host:parasite humble:proud humility:pride husband:wife idle:work ignore:notice ill:well illegal:legal
  illegality:legality illiterate:literate illogical:logical immaterial:material immature:mature immeasurable:measurable immediate:mediate
  immoral:moral immorality:morality immortal:mortal immortality:mortality impartial:partial impassable:passable impatient:patient
  impatiently:patiently imperfect:perfect impersonal:personal implausible:plausible important:unimportant impossibility:possibility
  impossible:possible impotent:potent impractical:practical imprecise:precise impressive:unimpressive improbable:probable improper:proper
  improperly:properly impropriety:propriety imprudent:prudent impure:pure incoming:outgoing indoor:outdoor indoors:outdoors
  induced:spontaneous inferior:superior inferiority:superiority infield:outfield informed:uninformed inhabited:uninhabited
  inhibited:uninhibited injured:uninjured inner:outer innocuous:noxious inorganic:organic inpatient:outpatient insane:sane insanity:sanity
  insectivorous:omnivorous insecurity:security insensitive:sensitive inshore:offshore inside:outside insincere:sincere insoluble:soluble
  insolvency:solvency insolvent:solvent inspiring:uninspiring instrumental:vocal insufficient:sufficient insufficiently:sufficiently
  insured:uninsured intelligence:stupidity intended:unintended intense:mild intensifying:moderating intentionally:unintentionally
  interested:uninterested interesting:uninteresting international:national internationalism:nationalism intolerable:tolerable
  intolerant:tolerant intoxicated:sober invalid:valid invalidate:validate invertebrate:vertebrate invisibility:visibility invisible:visible
  involuntarily:voluntarily involuntary:voluntary invulnerable:vulnerable inward:outward irrational:rational irregular:regular
  irregularity:regularity irrelevance:relevance irrelevant:relevant irresponsibility:responsibility irresponsible:responsible
  irresponsibly:responsibly irreverent:reverent irreversible:reversible irritate:soothe joint:separate joy:sorrow joyful:sorrowful
  junior:senior justly:unjustly keep:lose kind:unkind king:queen knowingly:unknowingly known:unknown large:small least:most leeward:windward
  left:right legalize:outlaw lengthen:shorten less:more let:prevent lie:sit lie:stand like:unlike likely:unlikely limited:unlimited
  linear:planar liquid:solid listed:unlisted little:much live:recorded loaded:unloaded local:national lock:unlock long:short loose:tight
  loosen:stiffen lose:win loser:winner lost:saved loud:soft loudly:softly lower:raise lowered:raised lowland:upland lucky:unlucky major:minor
  majority:minority malnourished:nourished man:woman manned:unmanned marked:unmarked married:unmarried masculine:neuter maximal:minimal
  maximize:minimize maximum:minimum meaningful:meaningless mental:physical merciful:merciless minus:plus mistrust:trust misused:used
  mitigated:unmitigated monogamous:polygamous moved:unmoved multiculturalism:nationalism multilateral:unilateral multiply:singly
  naive:sophisticated narrow:wide narrow:widen nasty:nice natural:supernatural natural:unnatural nay:yea necessarily:unnecessarily
  necessary:unnecessary negative:positive nephew:niece new:old no:some no:yes nobleman:noblewoman noisily:quietly noisy:quiet
  nominative:oblique nonpartisan:partisan nonpolitical:political nonviolent:violent north:south northern:southern noticed:unnoticed
  objective:subjective obligatory:optional oblique:parallel oblique:perpendicular obscurity:prominence obstructed:unobstructed
  occupied:unoccupied off:on official:unofficial offshore:onshore often:rarely old:young open:shut opposed:unopposed optimism:pessimism
  optimistic:pessimistic organized:unorganized orthodox:unorthodox other:same overestimate:underestimate overhead:surface
  overstatement:understatement paid:unpaid pain:pleasure palatable:unpalatable parallel:perpendicular partly:wholly past:present
  patriotic:unpatriotic patterned:plain paved:unpaved peace:war permanently:temporarily planned:unplanned pleasant:unpleasant plural:singular
  pointed:pointless poor:rich popular:unpopular popularity:unpopularity postwar:prewar poverty:wealth power:powerlessness powerful:powerless
  precede:succeed preceding:succeeding precocious:retarded predictable:unpredictable prefix:suffix prepared:unprepared
  pretentious:unpretentious primary:secondary private:public privately:publicly privileged:underprivileged proactive:retroactive
  productive:unproductive professional:unprofessional profitable:unprofitable profound:superficial prospective:retrospective
  protected:unprotected publicized:suppressed published:unpublished pull:push punished:unpunished qualified:unqualified
  qualitative:quantitative quickly:slowly real:unreal realistic:unrealistic reasonable:unreasonable reasonably:unreasonably reassure:worry
  registered:unregistered regulated:unregulated related:unrelated relaxed:tense repentant:unrepentant resist:surrender rested:tired
  restrained:unrestrained restricted:unrestricted retail:wholesale ride:walk right:wrong rough:smooth roughness:smoothness round:square
  rural:urban sanitary:unsanitary satisfactory:unsatisfactory savory:unsavory scheduled:unscheduled scientific:unscientific
  scrupulous:unscrupulous sealed:unsealed selfish:unselfish settled:unsettled short:tall shout:whisper side:top signed:unsigned silence:sound
  sit:stand skilled:unskilled skinless:skinned sleep:wake sleeping:waking smart:stupid smokeless:smoky sold:unsold solved:unsolved
  sonic:subsonic sonic:supersonic sound:unsound sour:sweeten specified:unspecified spoken:written stable:unstable steady:unsteady
  stifle:stimulate strength:weakness strengthen:weaken strengthening:weakening strong:weak strongly:weakly structured:unstructured
  subsonic:supersonic successful:unsuccessful successfully:unsuccessfully sunrise:sunset supervised:unsupervised supported:unsupported
  surprising:unsurprising sympathetic:unsympathetic tapped:untapped tasteless:tasty tender:tough thick:thin thicken:thin toothed:toothless
  topless:topped trained:untrained troubled:untroubled trustworthy:untrustworthy unusual:usual unveil:veil unveiled:veiled unwanted:wanted
  unwelcome:welcome unwilling:willing unwillingness:willingness unwind:wind unworthy:worthy useful:useless valuable:worthless virtuous:wicked
  wane:wax waning:waxing weightless:weighty wired:wireless`

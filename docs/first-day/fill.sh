#!/usr/bin/env bash
# Fills an empty newsroom, as an editor would on the first day: a picture, an author, ten articles and a front page, a
# programme with a film and captions, and a week's schedule.
#   docs/first-day/fill.sh FILM PICTURE
# FILM is any film, PICTURE any photo. Set NEWSROOM if the newsroom's command is another one, such as in a container.
set -euo pipefail
film=${1:?Usage: docs/first-day/fill.sh FILM PICTURE} picture=${2:?Usage: docs/first-day/fill.sh FILM PICTURE}
here=$(cd "$(dirname "$0")" && pwd)
newsroom() { ${NEWSROOM:-npm run --silent newsroom --} "$@"; }
export TZ=Asia/Bangkok
today=$(date +%F)

work=$(mktemp -d)
trap 'rm -r "$work"' EXIT

# List what is missing; the output names the station's sections and its channel
begun=$(newsroom begin)
echo "$begun"
read -ra sections <<<"$(sed -n 's/.*; sections: //p' <<<"$begun")"
channel=$(sed -n 's/.*schedule set \([^ ]*\) .*/\1/p' <<<"$begun")
[[ ${#sections[@]} -gt 0 && $channel ]] || { echo 'The newsroom has news or a schedule already: this script is for an empty one.' >&2; exit 1; }

# A picture: the first word of the output is its name in the newsroom
market=$(newsroom pictures upload "$picture" --alt 'ผู้ค้าล้างแผงในตลาดเช้าหลังน้ำลด' --credit 'ภาพ: ทีมข่าว' --focus 0.5,0.4)
echo "$market"
market=${market%% *}

# An author: articles refer to authors by their keys
newsroom authors set malee --name 'มาลี ศรีสุข' --job 'ผู้สื่อข่าวภูมิภาค' \
  --about 'เล่าเรื่องเมืองริมน้ำและคนที่อยู่กับน้ำมาทั้งชีวิต' --picture market-ledger.webp

# Ten articles: each is drafted and published; sections that the station does not have are replaced by its own, in turn
turn=0
for file in "$here"/articles/*.txt; do
  section=$(sed -n 's/^section: //p' "$file")
  [[ " ${sections[*]} " == *" $section "* ]] || section=${sections[turn++ % ${#sections[@]}]}
  draft=$(sed -e "s/market\.jpg/$market/" -e "s/^section: .*/section: $section/" "$file" | newsroom articles draft -)
  published=$(newsroom articles publish "${draft%% *}")
  echo "$published"
  if [[ $file == */01-* ]]; then
    lead=${published##*/}
    lead=${lead%% *}
  fi
done

# A mistake: the text is changed, and readers see a correction
newsroom articles show "$lead" | sed 's/เก้าวัน/สิบวัน/' >"$work/lead.txt"
copy=$(newsroom articles edit "$lead" "$work/lead.txt")
newsroom articles publish "${copy%% *}" --correction 'ฉบับแรกระบุว่าเก้าวัน ที่ถูกต้องคือสิบวัน'
newsroom articles versions "$lead"

# The front page: place the lead and launch it
newsroom front-page place lead "$lead"
newsroom front-page launch

# A programme with an episode; its film is encoded in the background
newsroom programs set rim-khlong "$here/programme.json"
newsroom films add rim-khlong-1 "$film"
newsroom films captions rim-khlong-1 "$here/captions.srt"
sed -e "s/market\.jpg/$market/" -e "s/TODAY/$today/" "$here/episode.json" >"$work/episode.json"
newsroom episodes add rim-khlong "$work/episode.json"
while state=$(newsroom films show rim-khlong-1) && grep -q '  encoding, ' <<<"$state"; do
  sleep 1
done
echo "$state"

# A week: the same eight programmes every day; the nights stay empty, and the import warns about what is over today
{
  echo start,minutes,program,title
  for day in 0 1 2 3 4 5 6; do
    sed "s/^/$(date -d "+$day days" +%F) /" "$here/day.csv"
  done
} | newsroom schedule import - --channel "$channel"

newsroom begin
newsroom log --limit 5

/** Every list of the news that has a page of its own, at its canonical. */
export const NEWS_LISTS = [
  { title: 'ข่าวด่วน', href: '/breakingnews' },
  { title: 'ยอดนิยม', href: '/news/archive/hotnews' },
  { title: 'โฟกัส', href: '/focus' },
  { title: 'คลิปข่าว', href: '/news/clip/archive' },
  { title: 'อินโฟกราฟิก', href: '/news/infographic' },
  { title: 'แกลเลอรี', href: '/news/gallery' },
  { title: 'สารคดีข่าว', href: '/now' },
  { title: 'รวมข่าวรายวัน', href: '/news/archive' },
  { title: 'ทุกหมวด', href: '/news/categories' },
  { title: 'แท็ก', href: '/tags' },
];

import {
  BookOpen,
  Folder,
  Gamepad2,
  GraduationCap,
  Heart,
  type LucideIcon,
  Megaphone,
  Mic,
  Podcast,
  Star,
  Video,
} from 'lucide-react';

/** The names that the server keeps; anything else is an emoji. */
export const collectionIcons: Record<string, LucideIcon> = {
  folder: Folder,
  star: Star,
  heart: Heart,
  book: BookOpen,
  mic: Mic,
  podcast: Podcast,
  video: Video,
  megaphone: Megaphone,
  game: Gamepad2,
  school: GraduationCap,
};

export function CollectionIcon({ icon }: { icon: string }) {
  const Icon = collectionIcons[icon];
  return (
    <span
      aria-hidden
      className="grid size-10 shrink-0 place-items-center rounded-lg bg-sunken text-18 text-ink-2 [&_svg]:size-4.5"
    >
      {Icon ? <Icon /> : icon}
    </span>
  );
}

import { FileText, Folder, Globe, Type } from 'lucide-react';

export const entryIcons = { file: FileText, url: Globe, text: Type, folder: Folder } as const;

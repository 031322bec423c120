import { defineModule } from '../../platform/module.ts';
import { pagesContent } from './content/pages-content.ts';
import { pagesRoutes } from './pages.routes.ts';

export const pages = defineModule({ routes: pagesRoutes, content: pagesContent });

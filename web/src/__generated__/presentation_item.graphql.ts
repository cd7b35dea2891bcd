/**
 * @generated SignedSource<<6ca324f24491043b47266c9ef4c9f281>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type presentation_item$data = {
  readonly contenu: string | null | undefined;
  readonly footerSec: string | null | undefined;
  readonly image: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly titre: string;
  readonly " $fragmentType": "presentation_item";
};
export type presentation_item$key = {
  readonly " $data"?: presentation_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"presentation_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "presentation_item"
};

(node as any).hash = "b9ec3d8f8a6bb82689ff6ae24751c3d7";

export default node;

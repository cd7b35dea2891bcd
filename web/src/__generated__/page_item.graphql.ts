/**
 * @generated SignedSource<<9fe0d67ec213fbb63887f81ce45040eb>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type page_item$data = {
  readonly auMenu: boolean;
  readonly contenu: string | null | undefined;
  readonly descriptionRecherche: string | null | undefined;
  readonly documents: ReadonlyArray<{
    readonly media: string;
    readonly name: string;
    readonly size: number;
    readonly titre: string;
  }>;
  readonly image: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly partage: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly resume: string | null | undefined;
  readonly slug: string;
  readonly titre: string;
  readonly titreRecherche: string | null | undefined;
  readonly " $fragmentType": "page_item";
};
export type page_item$key = {
  readonly " $data"?: page_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"page_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "page_item"
};

(node as any).hash = "c444c9ca6dbb4a1c43abf0fbcb08eb12";

export default node;

/**
 * @generated SignedSource<<690e83be7964516fdca91e0c0ffc40dc>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderInlineDataFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PartenaireEditeur_item$data = {
  readonly id: string;
  readonly logo: {
    readonly alt: string | null | undefined;
    readonly focalX: number | null | undefined;
    readonly focalY: number | null | undefined;
    readonly url: string;
  } | null | undefined;
  readonly nom: string;
  readonly status: boolean;
  readonly url: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "PartenaireEditeur_item";
};
export type PartenaireEditeur_item$key = {
  readonly " $data"?: PartenaireEditeur_item$data;
  readonly " $fragmentSpreads": FragmentRefs<"PartenaireEditeur_item">;
};

const node: ReaderInlineDataFragment = {
  "kind": "InlineDataFragment",
  "name": "PartenaireEditeur_item"
};

(node as any).hash = "d92d4203bbf4f782b60381c6adc96703";

export default node;

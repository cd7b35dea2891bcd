/**
 * @generated SignedSource<<7379ae0f344844e9bb4df03a89219301>>
 * @relayHash ba6f0fa13deb561cc6f84a8674d290fc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a4455c78fd2f3a7c59f9bbc540c0841429f3f0b1b553a630e7d973650b5bb1e0

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { EquipePageQuery } from './EquipePageQuery.graphql';

const node: PreloadableConcreteRequest<EquipePageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a4455c78fd2f3a7c59f9bbc540c0841429f3f0b1b553a630e7d973650b5bb1e0",
    "metadata": {},
    "name": "EquipePageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;

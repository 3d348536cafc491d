{{- define "souk.labels" -}}
app.kubernetes.io/name: souk
app.kubernetes.io/instance: {{ .Release.Name }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
app.kubernetes.io/managed-by: {{ .Release.Service }}
{{- end }}

{{- define "souk.selector" -}}
app.kubernetes.io/name: souk
app.kubernetes.io/instance: {{ .root.Release.Name }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{/* Labels of what belongs to one component: by them its figures are found. */}}
{{- define "souk.componentLabels" -}}
{{ include "souk.labels" .root }}
app.kubernetes.io/component: {{ .component }}
{{- end }}

{{/* The pod of a role: ROLE=web, ROLE=worker, or the migration. */}}
{{- define "souk.pod" -}}
securityContext: { runAsNonRoot: true, runAsUser: 65532, fsGroup: 65532, seccompProfile: { type: RuntimeDefault } }
automountServiceAccountToken: false
terminationGracePeriodSeconds: {{ add 25 (div (int .root.Values.drainMs) 1000) }}
containers:
  - name: souk
    image: "{{ .root.Values.image.repository }}:{{ .root.Values.image.tag | default .root.Chart.AppVersion }}"
    imagePullPolicy: {{ .root.Values.image.pullPolicy }}
    {{- with .args }}
    args: {{ toJson . }}
    {{- end }}
    securityContext: { readOnlyRootFilesystem: true, allowPrivilegeEscalation: false, capabilities: { drop: [ALL] } }
    env:
      - { name: ROLE, value: {{ .role | quote }} }
      - { name: PUBLIC_ORIGIN, value: {{ .root.Values.publicOrigin | quote }} }
      - { name: TRUSTED_PROXIES, value: {{ .root.Values.trustedProxies | quote }} }
      - { name: MIGRATE, value: check }
      - { name: DRAIN_MS, value: {{ .root.Values.drainMs | quote }} }
      - { name: METRICS_PORT, value: "9090" }
      {{- with .root.Values.releaseStore }}
      - { name: RELEASE_STORE, value: {{ . | quote }} }
      {{- end }}
      {{- with .root.Values.releasePublicKey }}
      - { name: RELEASE_PUBLIC_KEY, value: {{ . | quote }} }
      {{- end }}
      {{- range $name, $value := .root.Values.settings }}
      - { name: {{ $name }}, value: {{ $value | quote }} }
      {{- end }}
      {{- range .root.Values.secretKeys }}
      - { name: {{ . | upper | replace "-" "_" }}_FILE, value: /run/secrets/souk/{{ . }} }
      {{- end }}
    {{- with .ports }}
    ports: {{ toJson . }}
    {{- end }}
    {{- with .probes }}
    {{- toYaml . | nindent 4 }}
    {{- end }}
    {{- with .resources }}
    resources: {{ toJson . }}
    {{- end }}
    volumeMounts:
      - { name: secrets, mountPath: /run/secrets/souk, readOnly: true }
      - { name: data, mountPath: /data }
      - { name: tmp, mountPath: /tmp }
volumes:
  - { name: secrets, secret: { secretName: {{ .root.Values.secretName }}, defaultMode: 0440 } }
  - { name: data, emptyDir: { sizeLimit: {{ .root.Values.dataSize }} } }
  - { name: tmp, emptyDir: { sizeLimit: {{ .root.Values.tmpSize }} } }
{{- end }}
